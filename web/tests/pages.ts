// The pages of the app and their headings.

export const pages = {
  '/': 'Two games about building houses',
  '/new/balconia': /Balconia/,
  '/new/highrise/device': /High-Rises/,
  '/new/balconia/friends': /Balconia/,
  '/games': 'My games',
  '/lobby': 'Open tables',
  '/gallery': 'Gallery',
  '/help/balconia': /Balconia/,
  '/help/highrise': /High-Rises/,
  '/replay': /.+/,
  '/settings': 'Settings',
  '/about': /.+/,
  '/nonsense': 'There is nothing here',
  '/local/nonsense': 'This table is not on this device',
  '/table/nonsense': 'This table cannot be shown',
} as const;
