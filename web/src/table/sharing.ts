// A record leaves this page: as a file, through the system's share sheet, or by the clipboard.

/** After the game and who played; records say "person Ann". */
export function fileName(game: string, seats: { player: string }[]): string {
  const players = seats.map(({ player }) => {
    return player.replace(/^person /, '').replace(/[^\p{L}\p{N}]+/gu, '-');
  });
  return ['loggia', game, ...players].join('-').slice(0, 80);
}

export function download(name: string, record: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  // Some browsers only then begin to read.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export type Shared = 'shared' | 'copied' | 'copied-link' | 'not-shared';

/** `link`, where others can see the match under it as well. */
export async function share(name: string, record: string, link: string | null): Promise<Shared> {
  try {
    const shared = shareable(name, record, link);
    if (shared) {
      await navigator.share(shared);
      return 'shared';
    }
    await navigator.clipboard.writeText(link ?? record);
    return link ? 'copied-link' : 'copied';
  } catch (error) {
    // Whoever closes the share sheet has not failed at anything.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'not-shared';
  }
}

/** Some systems share no .json, but all that share files share plain text. */
function shareable(name: string, record: string, link: string | null): ShareData | null {
  if (typeof navigator.canShare !== 'function') return null;
  const offers: ShareData[] = [
    { files: [new File([record], `${name}.json`, { type: 'application/json' })] },
    { files: [new File([record], `${name}.txt`, { type: 'text/plain' })] },
    ...(link ? [{ url: link }] : []),
  ];
  return offers.find((offer) => navigator.canShare(offer)) ?? null;
}
