/** Dates, times and money as people say them; the mails and the screens share these. */

const LOCALE = 'en-GB';
const formats = new Map<string, Intl.DateTimeFormat>();

const format = (zone: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${zone} ${JSON.stringify(options)}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone })));
  return found;
};

/** The middle of a calendar day in UTC: safe to format as that day in UTC. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** `2026-11-24` → "Tuesday 24 November". */
export const dayPhrase = (date: string): string =>
  format('UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(date)).replace(',', '');

/** `2026-11-24` → "Tue 24 Nov". */
export const shortDayPhrase = (date: string): string =>
  format('UTC', { weekday: 'short', day: 'numeric', month: 'short' }).format(noon(date)).replace(',', '');

/** `2026-11-24` → "24 November 2026". */
export const datePhrase = (date: string): string =>
  format('UTC', { day: 'numeric', month: 'long', year: 'numeric' }).format(noon(date));

/** `2026-11-24` → "November 2026". */
export const monthPhrase = (date: string): string =>
  format('UTC', { month: 'long', year: 'numeric' }).format(noon(date));

/** `09:00:00` → "09:00". */
export const clock = (time: string): string => time.slice(0, 5);

const MIDNIGHT = '00:00';

/** "10:00 to 11:00"; "10:23" for an instant. From midnight to midnight is a whole day, and no instant. */
export const timesPhrase = (start: string, end: string): string =>
  start === end && clock(start) !== MIDNIGHT ? clock(start) : `${clock(start)} to ${clock(end)}`;

/** "Tuesday 24 November, 10:00 to 11:00". */
export const whenPhrase = (at: { date: string; start: string; end: string }): string =>
  `${dayPhrase(at.date)}, ${timesPhrase(at.start, at.end)}`;

/** "GMT", "BST", "GMT+2": the zone's name at an instant. */
export const zonePhrase = (instant: string, zone: string): string =>
  format(zone, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** The wall clock of `zone` at an instant: "Tuesday 24 November, 18:00". */
export const elsewherePhrase = (instant: string, zone: string): string => {
  const at = new Date(instant);
  const day = format(zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(at).replace(',', '');
  return `${day}, ${format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)}`;
};

/** 90 → "1 hour 30 minutes". */
export const durationPhrase = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest && `${rest} minutes`];
  return words.filter(Boolean).join(' ');
};

/** "1 credit", "4 credits". */
export const creditsPhrase = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** What happened to credits, as the ledger's lists name it. */
const MOVEMENT_WORDS = {
  bought: 'Bought',
  given: 'Given',
  spent: 'Spent',
  returned: 'Returned',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;
export const movementWord = (movement: keyof typeof MOVEMENT_WORDS): string => MOVEMENT_WORDS[movement];

/**
 * Digits of the currencies whose minor unit is no hundredth (ISO 4217, decision C8). The runtime is not asked: it goes by
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
export const moneyPhrase = (minor: number, currency: string): string =>
  moneyFormat(currency).format(minor / 10 ** minorDigits(currency));

/** "£" for GBP. */
export const currencySymbol = (currency: string): string =>
  moneyFormat(currency)
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;

/** "Alex Taylor" → "A. Taylor": initial and last name, as diaries and feeds show people. */
export const initialAndLastName = (person: { first_name: string; last_name: string }): string =>
  [person.first_name && `${person.first_name.charAt(0).toUpperCase()}.`, person.last_name].filter(Boolean).join(' ');

export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();
