import { afterEach, expect, test, vi } from 'vitest';
import { download, fileName } from './sharing';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is called after the game and who played', () => {
  const seats = [{ player: 'person Ann' }, { player: 'person Боря / B' }, { player: 'tenant' }];
  expect(fileName('highrise', seats)).toBe('loggia-highrise-Ann-Боря-B-tenant');
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
