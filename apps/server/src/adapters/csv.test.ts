import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test('a file for a spreadsheet has its mark, quotes what needs it, and takes no text for a formula', () => {
  expect(
    formatCsv(
      ['Name', 'Credits'],
      [
        ['=HYPERLINK("x")', -2],
        ['Taylor, Alex', 4],
        ['-5', null],
      ],
    ),
  ).toBe('\uFEFFName,Credits\r\n"\'=HYPERLINK(""x"")",-2\r\n"Taylor, Alex",4\r\n\'-5,\r\n');
});
