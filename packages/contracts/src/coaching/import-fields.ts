/** What a file of players may hold. */
export const IMPORT_ROWS = 500;
export const IMPORT_BYTES = 1_000_000;
/** Characters of a cell that are sent: longer than any field takes, so that the server says what is wrong with it. */
export const IMPORT_CELL = 300;

/** What a row of the file is read for, as people read it. */
export const IMPORT_LABELS = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
} as const;
export const IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
] as const satisfies (keyof typeof IMPORT_LABELS)[];
export type ImportField = (typeof IMPORT_FIELDS)[number];
