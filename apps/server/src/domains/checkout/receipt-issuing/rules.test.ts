import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { formatReceiptNumber, receiptLines, receiptYear, sellerBlock, vatIncluded } from './rules.ts';

test.each([
  ['receipt', 1, 'F-2026-0001'],
  ['receipt', 9_999, 'F-2026-9999'],
  ['receipt', 10_000, 'F-2026-10000'],
  ['credit_note', 12, 'C-2026-0012'],
] as const)('a %s that is the %i. of its year is %s', (kind, nth, number) => {
  expect(formatReceiptNumber(kind, 2026, nth)).toBe(number);
});

test.each([
  ['Europe/London', '2026-12-31T23:59:59Z', 2026],
  ['Asia/Tokyo', '2026-12-31T15:00:00Z', 2027],
  ['America/New_York', '2027-01-01T04:59:59Z', 2026],
])('in %s the year at %s is %i', (zone, at, year) => {
  expect(receiptYear(zone, new Date(at))).toBe(year);
});

describe('VAT that a price includes', () => {
  test.each([
    [12_000, 20, 2_000],
    [14_000, 20, 2_333],
    [1, 20, 0],
    [3, 20, 1],
    [10_000, 12.5, 1_111],
    [10_000, 0.5, 50],
    [10_000, 0, 0],
    [10_000, null, 0],
    [0, 20, 0],
    [200, 100, 100],
  ])('of %i at %s percent is %i', (gross, rate, vat) => {
    expect(vatIncluded(gross, rate)).toBe(vat);
  });

  const gross = fc.integer({ min: 0, max: 2_147_483_647 });
  const halves = fc.integer({ min: 0, max: 200 });
  test('is a whole part of the gross, and within half a penny of its share, whatever the amount and the rate', () => {
    fc.assert(
      fc.property(gross, halves, (amount, twice) => {
        const vat = vatIncluded(amount, twice / 2);
        const net = amount - vat;
        expect(Number.isInteger(vat) && vat >= 0 && net >= 0).toBe(true);
        expect(net + vat).toBe(amount);
        // vat = gross · rate / (100 + rate), compared in whole numbers.
        expect(Math.abs(2 * (vat * (200 + twice) - amount * twice))).toBeLessThanOrEqual(200 + twice);
      }),
    );
  });
});

describe('the lines of a receipt', () => {
  test.each([
    [
      'credits one by one',
      { kind: 'credits', title: '4 lesson credits', amount: 14_000, credits: 4 },
      [{ title: 'Lesson credit (15 minutes)', quantity: 4, unit_price: 3_500, amount: 14_000 }],
    ],
    [
      'credits whose price does not divide, together',
      { kind: 'credits', title: '3 lesson credits', amount: 1_000, credits: 3 },
      [{ title: '3 lesson credits', quantity: 1, unit_price: 1_000, amount: 1_000 }],
    ],
    [
      'an offer, whatever comes with it',
      { kind: 'offer', title: 'Spring pack', amount: 2_000, credits: 2 },
      [{ title: 'Spring pack', quantity: 1, unit_price: 2_000, amount: 2_000 }],
    ],
  ] as const)('name %s', (_, purchase, lines) => {
    expect(receiptLines(purchase)).toEqual(lines);
  });

  test('add up to what was paid', () => {
    const purchase = fc.record({
      kind: fc.constantFrom('credits' as const, 'offer' as const, 'video_lesson' as const),
      title: fc.string(),
      amount: fc.integer({ min: 0, max: 20_000_000 }),
      credits: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(purchase, (bought) => {
        const lines = receiptLines(bought);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bought.amount);
        for (const { quantity, unit_price, amount } of lines) expect(quantity * unit_price).toBe(amount);
      }),
    );
  });
});

test('the seller’s block has the lines of the address that there are, and nothing in place of the others', () => {
  const row = {
    first_name: 'Robin',
    last_name: 'Calder',
    email: 'robin@example.com',
    address_line1: ' 4 Mill Lane ',
    address_line2: '  ',
    address_city: 'Lewes',
    address_county: null,
    address_postcode: 'BN7 2LA',
    vat_number: null,
  };
  expect(sellerBlock(row)).toEqual({
    name: 'Robin Calder',
    email: 'robin@example.com',
    address: ['4 Mill Lane', 'Lewes', 'BN7 2LA'],
    vat_number: null,
  });
});
