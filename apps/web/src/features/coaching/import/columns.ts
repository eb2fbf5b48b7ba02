import { IMPORT_CELL, IMPORT_FIELDS, type ImportField } from '@fairway/contracts/coaching/import-fields';
import type { ImportRow } from '@fairway/contracts/coaching/player-import';
import type { ImportColumns, ImportTable } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/types';

/** What spreadsheets and booking systems call each field, in small letters without anything between them; the likeliest first. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  first_name: ['firstname', 'forename', 'givenname', 'christianname', 'first', 'given', 'fname'],
  last_name: ['lastname', 'surname', 'familyname', 'last', 'family', 'lname'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress'],
  phone: ['mobile', 'mobilephone', 'mobilenumber', 'phone', 'phonenumber', 'telephone', 'tel', 'cell', 'cellphone'],
};

const toLetters = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The columns whose headings say what they are, each for one field; where none is called an email address, the one that holds them. */
export function guessColumns({ headings, rows }: ImportTable): ImportColumns {
  const letters = headings.map(toLetters);
  const find = (field: ImportField): number | null => {
    const name = HEADINGS[field].find((one) => letters.includes(one));
    return name === undefined ? null : letters.indexOf(name);
  };
  const holding = headings.findIndex((_, nth) => rows.some((row) => row[nth]?.includes('@')));
  return {
    first_name: find('first_name'),
    last_name: find('last_name'),
    email: find('email') ?? (holding < 0 ? null : holding),
    phone: find('phone'),
  };
}

/** A quote that keeps a spreadsheet from taking a text for a formula; our own files have it as well. */
const GUARD = /^'(?=[=+\-@])/;

/** A cell as it can be sent: no sign that the database cannot keep, and no longer than any field takes. */
const cleanCell = (cell: string): string =>
  cell.toWellFormed().replaceAll('\0', '').trim().replace(GUARD, '').slice(0, IMPORT_CELL).toWellFormed();

/** The rows of the file as players, read from the columns chosen. */
export const toRows = ({ rows }: ImportTable, columns: ImportColumns): ImportRow[] =>
  rows.map((row) => {
    const cell = (field: ImportField) => cleanCell(row[columns[field] ?? -1] ?? '');
    const [first_name, last_name, email, phone] = IMPORT_FIELDS.map(cell);
    return { first_name: first_name!, last_name: last_name!, email: email!, phone: phone! };
  });
