import { COACHING_MESSAGES } from '../messages/coaching.ts';
import { z } from 'zod';
import { IMPORT_CELL, IMPORT_ROWS } from './import-fields.ts';

const cell = z.string().max(IMPORT_CELL).default('');
/** A row of the file as it stands there; what is wrong with it is said by row, and refuses no other. */
const importRow = z.object({ first_name: cell, last_name: cell, email: cell, phone: cell });
export type ImportRow = z.output<typeof importRow>;

/** `POST /pending_player/import` and its rehearsal, `POST /pending_player/import/check`. */
export const importIn = z.object({
  rows: z
    .array(importRow, COACHING_MESSAGES.importEmpty)
    .min(1, COACHING_MESSAGES.importEmpty)
    .max(IMPORT_ROWS, COACHING_MESSAGES.importRows(IMPORT_ROWS)),
});

/** What is wrong with each row, by field, in the order of the rows; null where nothing is. `row` is of the whole row. */
const rowErrors = z.array(z.record(z.string(), z.array(z.string())).nullable());
export type RowErrors = z.output<typeof rowErrors>;

/** What would come of the rows now. Nothing is written. */
export const importCheck = z.object({ errors: rowErrors, ready: z.number() });
export type ImportCheck = z.output<typeof importCheck>;
/** How many were invited; those left out have their errors. */
export const imported = z.object({ errors: rowErrors, invited: z.number() });
export type Imported = z.output<typeof imported>;
