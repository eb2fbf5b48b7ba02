import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * Rows as a spreadsheet opens them: UTF-8 with its mark, lines ended as RFC 4180 wants them, and no text of a person's is taken for a
 * formula. Numbers stay numbers.
 */
export const formatCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
