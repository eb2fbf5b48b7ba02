import { IMPORT_BYTES, IMPORT_FIELDS, IMPORT_LABELS, IMPORT_ROWS } from '@fairway/contracts/coaching/import-fields';
import type { ImportTable, LeftOut } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/types';
import Papa from 'papaparse';

/** A file as a table, or why it is none, in plain words. */
export type ReadCsv = { table: ImportTable; refusal: null } | { table: null; refusal: string };

const refuse = (refusal: string): ReadCsv => ({ table: null, refusal });

/** UTF-8, with its mark or without; else as spreadsheets on Windows save a plain CSV. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A first row with an address in it is a player's: the file has no headings. */
const splitHeadings = ([first = [], ...rest]: string[][]): ImportTable =>
  first.some((cell) => cell.includes('@'))
    ? { headings: first.map((_, nth) => `Column ${nth + 1}`), rows: [first, ...rest] }
    : { headings: first, rows: rest };

/** Reads a CSV file: commas, semicolons or tabs, quotes, lines ended in any way. */
export function readCsv(bytes: Uint8Array): ReadCsv {
  if (bytes.byteLength > IMPORT_BYTES) return refuse('This file is larger than 1 MB. Please split it.');
  const { data } = Papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    // One more than is taken tells whether there are too many, beside the headings.
    preview: IMPORT_ROWS + 2,
  });
  const table = splitHeadings(data);
  if (table.rows.length === 0) return refuse('There are no players in this file.');
  if (table.rows.length > IMPORT_ROWS) return refuse(`This file has more than ${IMPORT_ROWS} rows. Please split it.`);
  return { table, refusal: null };
}

/** The rows left out, with why, for a spreadsheet: none of their texts is taken for a formula. */
export const formatLeftOut = (leftOut: readonly LeftOut[]): string =>
  `\ufeff${Papa.unparse(
    {
      fields: [...IMPORT_FIELDS.map((field) => IMPORT_LABELS[field]), 'Reason'],
      data: leftOut.map(({ row, reason }) => [...IMPORT_FIELDS.map((field) => row[field]), reason]),
    },
    { escapeFormulae: true, newline: '\r\n' },
  )}`;
