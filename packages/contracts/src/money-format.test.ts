import { describe, expect, test } from 'vitest';
import { currencySymbol, minorDigits, formatMoney } from './money-format.ts';

describe('money', () => {
  test.each([
    ['GBP', 2, '£', 1_250, '£12.50'],
    ['GBP', 2, '£', 123_456, '£1,234.56'],
    ['EUR', 2, '€', 0, '€0.00'],
    ['JPY', 0, '¥', 1_250, '¥1,250'],
    ['HUF', 2, 'Ft', 125_000, 'Ft 1,250.00'],
    ['ISK', 0, 'kr', 1_250, 'kr 1,250'],
  ])('of %s has %i digits and the sign %s: %i is %s', (currency, digits, symbol, minor, phrase) => {
    expect([minorDigits(currency), currencySymbol(currency), formatMoney(minor, currency).replace(/\s/, ' ')]).toEqual([
      digits,
      symbol,
      phrase,
    ]);
  });

  test.each([
    ['KWD', 3, /1\.250$/],
    ['CLF', 4, /0\.1250$/],
  ])('of %s has %i digits', (currency, digits, phrase) => {
    expect(minorDigits(currency)).toBe(digits);
    expect(formatMoney(1_250, currency)).toMatch(phrase);
  });

  test('of a currency whose sign stands behind other parts has the sign alone', () => {
    expect(currencySymbol('CHF')).toBe('CHF');
    expect(currencySymbol('USD')).toBe('$');
  });
});
