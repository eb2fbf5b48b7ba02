import type { ImportField } from '@fairway/contracts/coaching/import-fields';
import type { ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';

/** Which column of the file each field is in, from 0; null for none. */
export type ImportColumns = Record<ImportField, number | null>;

/** A file as it was read. */
export interface ImportTable {
  headings: string[];
  rows: string[][];
}

/** A row that was not invited, and why. */
export interface LeftOut {
  row: ImportRow;
  reason: string;
}

/** How far a coach has come with a file of players. */
export type ImportStep =
  | { step: 'choose' }
  | { step: 'match'; filename: string; table: ImportTable; columns: ImportColumns }
  | {
      step: 'check';
      rows: ImportRow[];
      /** What the server says of each row; of those changed since it says nothing yet. */
      errors: RowErrors;
      /** Rows have been changed since the server looked. */
      stale: boolean;
    }
  | { step: 'done'; invited: number; leftOut: LeftOut[] };
