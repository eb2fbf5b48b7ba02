import { currencySymbol, minorDigits } from '@fairway/contracts/money-format';

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

/** Thousands as people set them apart: "1,250", "12,500.50". */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(?=\.|$)/;

/**
 * What a person typed in a price field → minor units; null for nothing, undefined for what is not a price. It may begin with the
 * currency's symbol. A comma sets thousands apart where three digits follow it, and is a decimal point elsewhere; where a currency has
 * three decimals as well, "1,250" may be either, and so is neither.
 */
export const parsePrice = (text: string, currency: string): number | null | undefined => {
  const typed = text.trim();
  if (typed === '') return null;
  const symbol = currencySymbol(currency);
  const sum = typed.startsWith(symbol) ? typed.slice(symbol.length).trimStart() : typed;
  const digits = minorDigits(currency);
  if (digits > 2 && /^[1-9]\d{0,2},\d{3}$/.test(sum)) return undefined;
  const plain = GROUPED.test(sum) ? sum.replaceAll(',', '') : sum.replace(',', '.');
  const [, whole, part = ''] = /^(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || (whole === '' && part === '') || part.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'));
};
