import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { download, fileName, share } from './sharing';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is called after the game and who played', () => {
  const seats = [{ player: 'person Ann' }, { player: 'person Боря / B' }, { player: 'tenant' }];
  expect(fileName('highrise', seats)).toBe('loggia-highrise-Ann-Боря-B-tenant');
  expect(fileName('balconia', [{ player: 'person' }, { player: 'tenant' }])).toBe(
    'loggia-balconia-person-tenant',
  );
});

test('what is downloaded stays there until it is read', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: revoked });
  vi.stubGlobal('document', { createElement: () => link });
  download('loggia-balconia', '{}');
  expect(link).toMatchObject({ href: 'blob:1', download: 'loggia-balconia.json' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

describe('a record is shared', () => {
  const written: string[] = [];
  const sheet = vi.fn((_: ShareData) => Promise.resolve());
  const clipboard = { writeText: async (text: string) => void written.push(text) };

  beforeEach(() => {
    written.length = 0;
    sheet.mockReset();
  });

  test('as a file, where the system takes one; else as a link', async () => {
    vi.stubGlobal('navigator', { share: sheet, canShare: () => true, clipboard });
    expect(await share('name', '{}', 'https://x/')).toBe('shared');
    expect(sheet.mock.lastCall?.[0].files?.[0]?.name).toBe('name.json');
    const canShare = ({ files }: ShareData) => files?.[0]?.type === 'text/plain';
    vi.stubGlobal('navigator', { share: sheet, canShare, clipboard });
    await share('name', '{}', null);
    expect(sheet.mock.lastCall?.[0].files?.[0]?.name).toBe('name.txt');
    vi.stubGlobal('navigator', { share: sheet, canShare: ({ url }: ShareData) => url, clipboard });
    await share('name', '{}', 'https://x/');
    expect(sheet.mock.lastCall?.[0]).toEqual({ url: 'https://x/' });
    expect(written).toEqual([]);
  });

  test('by the clipboard, where there is no share sheet', async () => {
    vi.stubGlobal('navigator', { clipboard });
    expect(await share('name', '{}', null)).toBe('copied');
    expect(await share('name', '{}', 'https://x/')).toBe('copied-link');
    expect(written).toEqual(['{}', 'https://x/']);
  });

  test('or it is told that it was not, unless somebody thought better of it', async () => {
    const fail = (name: string) => () => Promise.reject(new DOMException('', name));
    vi.stubGlobal('navigator', { canShare: () => true, share: fail('AbortError') });
    expect(await share('name', '{}', null)).toBe('shared');
    vi.stubGlobal('navigator', { canShare: () => true, share: fail('NotAllowedError') });
    expect(await share('name', '{}', null)).toBe('not-shared');
    vi.stubGlobal('navigator', {});
    expect(await share('name', '{}', null)).toBe('not-shared');
  });
});
