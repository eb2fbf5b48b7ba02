import { minorDigits } from '@fairway/contracts/money-format';

/** Minor units → a sum for the edge of a chart: "£1.2K", "¥25K". */
export const shortMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(minor / 10 ** minorDigits(currency));

/** Minor units → the plain text of a price field: 3500 GBP → "35.00". */
export const priceText = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
};

/** What a person typed in a price field → minor units; null for nothing, undefined for what is not a price. */
export const parsePrice = (text: string, currency: string): number | null | undefined => {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const [, whole, part = ''] = /^(\d*)(?:\.(\d*))?$/.exec(typed) ?? [];
  const digits = minorDigits(currency);
  if (whole === undefined || (whole === '' && part === '') || part.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'));
};
