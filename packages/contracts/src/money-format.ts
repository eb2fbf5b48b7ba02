/** Money as people read it; the mails and the screens share these. */

const LOCALE = 'en-GB';

/**
 * Digits of the currencies whose minor unit is no hundredth (ISO 4217, C8). The runtime is not asked: it goes by
 * custom, which leaves out the fillér of a forint, and not every browser's custom is the same.
 */
const MINOR_DIGITS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Digits behind the point in a currency: 2 for GBP, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  Number(Object.keys(MINOR_DIGITS).find((digits) => MINOR_DIGITS[Number(digits)]?.includes(currency)) ?? 2);

const money = new Map<string, Intl.NumberFormat>();
const moneyFormat = (currency: string) => {
  let found = money.get(currency);
  if (!found) {
    const digits = minorDigits(currency);
    found = new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    money.set(currency, found);
  }
  return found;
};

/** Minor units → "£12.50". */
export const formatMoney = (minor: number, currency: string): string =>
  moneyFormat(currency).format(minor / 10 ** minorDigits(currency));

const symbols = new Map<string, string>();

/** "£" for GBP. */
export const currencySymbol = (currency: string): string => {
  let found = symbols.get(currency);
  if (found === undefined) {
    const parts = moneyFormat(currency).formatToParts(0);
    found = parts.find((part) => part.type === 'currency')?.value ?? currency;
    symbols.set(currency, found);
  }
  return found;
};
