import { describe, expect, test } from 'vitest';
import { parsePrice, priceText, shortMoney } from './money.ts';

describe('prices in a field', () => {
  test.each([
    ['35', 'GBP', 3500],
    ['9.5', 'GBP', 950],
    ['.5', 'GBP', 50],
    ['12,50', 'EUR', 1250],
    ['19.99', 'GBP', 1999],
    ['4500', 'JPY', 4500],
    ['1.234', 'KWD', 1234],
    ['', 'GBP', null],
    ['  ', 'GBP', null],
    ['.', 'GBP', undefined],
    ['12.345', 'GBP', undefined],
    ['45.5', 'JPY', undefined],
    ['-3', 'GBP', undefined],
    ['1,250', 'GBP', 125_000],
    ['1,250.50', 'GBP', 125_050],
    ['1,250.', 'GBP', 125_000],
    ['1,234,567.89', 'GBP', 123_456_789],
    ['12,500', 'JPY', 12_500],
    ['1,250.5', 'KWD', 1_250_500],
    ['1,250', 'KWD', undefined],
    ['12,345', 'KWD', undefined],
    ['1,234,567', 'KWD', 1_234_567_000],
    ['0,250', 'KWD', 250],
    ['1,5', 'GBP', 150],
    ['1,2500', 'GBP', undefined],
    ['1,25,000', 'GBP', undefined],
    ['0,250', 'GBP', undefined],
    ['1,250,50', 'GBP', undefined],
    ['1.250,50', 'EUR', undefined],
    ['1,250 ', 'GBP', 125_000],
    ['1 250', 'GBP', undefined],
    ['£3', 'GBP', 300],
    ['£60', 'GBP', 6000],
    ['£ 1,250.50', 'GBP', 125_050],
    ['£', 'GBP', undefined],
    ['£-3', 'GBP', undefined],
    ['££3', 'GBP', undefined],
    ['60£', 'GBP', undefined],
    ['€60', 'GBP', undefined],
    ['¥4,500', 'JPY', 4500],
    ['1e3', 'GBP', undefined],
  ])('"%s" in %s is %s', (text, currency, minor) => expect(parsePrice(text, currency)).toBe(minor));

  test.each([
    [1250, 'GBP', '12.50'],
    [5, 'GBP', '0.05'],
    [4500, 'JPY', '4500'],
  ])('%i of %s reads "%s"', (minor, currency, text) => expect(priceText(minor, currency)).toBe(text));
});

test.each([
  [0, 'GBP', '£0'],
  [50_000, 'GBP', '£500'],
  [-50_000, 'GBP', '-£500'],
  [125_000, 'GBP', '£1.3k'],
  [25_000, 'JPY', '¥25k'],
  [40_000_000, 'GBP', '£400k'],
  [500_000_000, 'GBP', '£5m'],
])('%i of %s stands at the edge of a chart as %s', (minor, currency, text) => {
  expect(shortMoney(minor, currency).toLowerCase()).toBe(text);
});
