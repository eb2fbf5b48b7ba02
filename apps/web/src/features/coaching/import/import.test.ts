import type { ImportRow } from '@fairway/contracts/coaching/player-import';
import { fc } from '@fairway/server/test/properties';
import { describe, expect, test } from 'vitest';
import { changeRow, takeAnswer } from './checkStep.ts';
import { guessColumns, toRows } from './columns.ts';
import { formatLeftOut, readCsv } from './csv.ts';

const read = (text: string) => readCsv(new TextEncoder().encode(text));
const readRows = (text: string): ImportRow[] => {
  const { table } = read(text);
  if (!table) throw new Error('The file was refused.');
  return toRows(table, guessColumns(table));
};
const JO = { first_name: 'Jo', last_name: 'Reed', email: 'jo@example.com', phone: '' };

describe('a file is read', () => {
  test.each([
    ['with commas', 'First name,Last name,Email\nJo,Reed,jo@example.com\n'],
    [
      'with semicolons, a byte order mark and Windows lines',
      '\ufeffForename;Surname;E-mail\r\nJo;Reed;jo@example.com\r\n',
    ],
    ['with tabs', 'Given Name\tFamily Name\tEmail address\nJo\tReed\tjo@example.com'],
    ['with quotes', '"First name","Last name","Email"\n"Jo","Reed"," jo@example.com "'],
    [
      'with empty lines and columns that nobody asked for',
      'Handicap,SURNAME,email,first_name\n\n,,,\n12,Reed,jo@example.com,Jo\n',
    ],
    ['with an email column by another name', 'First,Last,Contact\nJo,Reed,jo@example.com'],
  ])('%s', (_, text) => {
    expect(readRows(text)).toEqual([JO]);
  });

  test('with quotes within quotes, separators and lines in a cell', () => {
    expect(readRows('First name,Last name,Email\n"Jo ""Jay""","Reed, jr",jo@example.com')).toEqual([
      { ...JO, first_name: 'Jo "Jay"', last_name: 'Reed, jr' },
    ]);
  });

  test('as Windows saves it, where it is no UTF-8', () => {
    const bytes = Buffer.from('First name,Last name,Email\nZo\u00eb,Reed,z@example.com', 'latin1');
    const { table } = readCsv(bytes);
    expect(table?.rows[0]?.[0]).toBe('Zoë');
  });

  test('without headings, where the first row has an address', () => {
    const { table } = read('Jo,Reed,jo@example.com\nAl,Ash,al@example.com');
    expect(table).toMatchObject({ headings: ['Column 1', 'Column 2', 'Column 3'], rows: { length: 2 } });
    expect(guessColumns(table!)).toEqual({ first_name: null, last_name: null, email: 2, phone: null });
  });

  const rows = (count: number) => `Email\n${'a@example.com\n'.repeat(count)}`;
  test.each([
    ['empty', '', 'There are no players in this file.'],
    ['headings alone', 'First name,Email\n', 'There are no players in this file.'],
    ['501 rows', rows(501), 'This file has more than 500 rows. Please split it.'],
    ['more than a megabyte', `Email\n${'x'.repeat(1_000_001)}`, 'This file is larger than 1 MB. Please split it.'],
  ])('and refused: %s', (_, text, refusal) => {
    expect(read(text).refusal).toBe(refusal);
  });

  test('of 500 rows it is taken', () => {
    expect(read(rows(500)).table?.rows).toHaveLength(500);
  });
});

test('whatever the headings, each column is one field’s, and there is such a column', () => {
  const heading = fc.oneof(fc.string(), fc.constantFrom('First name', 'Surname', 'E-mail', 'Mobile', 'Phone', 'Name'));
  const tables = fc.record({
    headings: fc.array(heading, { maxLength: 8 }),
    rows: fc.array(fc.array(fc.string(), { maxLength: 8 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(tables, (table) => {
      const chosen = Object.values(guessColumns(table)).filter((column) => column !== null);
      expect(chosen.every((column) => column >= 0 && column < table.headings.length)).toBe(true);
      expect(toRows(table, guessColumns(table))).toHaveLength(table.rows.length);
    }),
  );
});

test('no cell of the rows left out begins a formula, and the file may be imported again', () => {
  const cell = fc
    .tuple(fc.constantFrom('', '=', '+', '-', '@'), fc.stringMatching(/^[\w ,;"']{0,12}$/))
    .map((parts) => parts.join('').trim())
    .filter((text) => !text.startsWith("'"));
  const row = fc.record({ first_name: cell, last_name: cell, email: cell, phone: cell });
  fc.assert(
    fc.property(
      fc.array(
        row.filter((one) => one.email !== ''),
        { minLength: 1, maxLength: 5 },
      ),
      (rows) => {
        const csv = formatLeftOut(rows.map((one) => ({ row: one, reason: 'This address is already invited.' })));
        const { table } = read(csv);
        expect(table!.rows.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
        const columns = { first_name: 0, last_name: 1, email: 2, phone: 3 };
        expect(toRows(table!, columns)).toEqual(rows);
      },
    ),
  );
});

describe('rows are mended', () => {
  const [AL, BO] = [
    { ...JO, first_name: 'Al', email: 'al' },
    { ...JO, first_name: 'Bo', email: 'bo', phone: '1' },
  ];
  const said = { email: ['This is no email address.'] };
  const found = {
    step: 'check' as const,
    rows: [AL, BO, JO],
    errors: [said, { ...said, phone: ['Too short.'] }, null],
  };

  test('one after the other: what is said of a field goes as it is changed, and the card stays', () => {
    const once = changeRow({ ...found, stale: false }, 1, { ...BO, email: 'bo@example.com' });
    expect(once).toMatchObject({ errors: [said, { phone: ['Too short.'] }, null], stale: true });
    expect(changeRow(once, 0, { ...AL, email: 'al@example.com' }).errors[0]).toEqual({});
  });

  test('and checked: the server has looked at all of them', () => {
    const sent = { ...found, stale: true };
    expect(takeAnswer(sent, sent.rows, [null, null, null])).toEqual({
      step: 'check',
      rows: [AL, BO, JO],
      errors: [null, null, null],
      stale: false,
    });
  });

  test('while they are checked: those changed meanwhile stay as they are now, and wait to be checked', () => {
    const sent = { ...found, stale: true };
    const mended = { ...BO, email: 'bo@example.com' };
    const now = changeRow(sent, 1, mended);
    expect(takeAnswer(now, sent.rows, [null, { ...said, last_name: ['Too long.'] }, null])).toEqual({
      step: 'check',
      rows: [AL, mended, JO],
      errors: [null, { last_name: ['Too long.'] }, null],
      stale: true,
    });
    // Its card stays, even where nothing is wrong with the row as it was sent.
    expect(takeAnswer(now, sent.rows, [null, null, null]).errors[1]).toEqual({});
  });
});
