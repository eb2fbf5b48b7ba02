const MASK = '[masked]';

/** Names are short: one without a bound would be looked for in all the ways that a long text can be cut. */
const NAME = String.raw`[\w-]{0,64}?(?:password|passwd|token|secret|authorization|api[_-]?key)[\w-]{0,64}|(?:[a-z]{1,64}_){0,8}pin`;
/** A name as JSON, as JavaScript and as an address write it, with what it is set to: `"pin":"…"`, `pin: '…'`, `&pin=…`. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])((?:${NAME})(?:\\?["'])?\s*[:=]\s*)(?:\\?"[^"\\]*|'[^']*|[^\s&#,;"'})\]]+)`,
  'gi',
);
/** The whole of a header's line: a cookie's own names say nothing of what they hold. */
const COOKIE = /((?<![\w-])(?:set-)?cookie["']?\s*[:=]\s*)[^\n]+/gi;
const CREDENTIALS = /\b(Bearer|Basic)\s+[^\s"',;]+/gi;
/** `scheme://user:password@host`. */
const USER_INFO = /(\w:\/\/[^\s:@/]*:)[^\s@/]+@/g;
/** Keys of the card provider, and what confirms a payment there. */
const STRIPE_KEY = /\b((?:sk|rk|whsec)_)\w+/g;
const STRIPE_SECRET = /(_secret_)\w+/g;
/** Our own tokens, in an address or alone: 24 bytes or more as base64url. Ids and hashes have no capitals. */
const TOKEN = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}/g;
const DIGITS = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** Whether digits are a card's number, by the sum that every card's number makes (ISO/IEC 7812, Luhn). */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').split('').toReversed().map(Number);
  const sum = digits.reduce((total, digit, nth) => {
    const doubled = digit * 2;
    return total + (nth % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text can hold anything to mask: most of what is logged is a word or a route. */
const MAY_HOLD = /[=@]|: |":|':|_secret|[sr]k_|whsec_|\d{4}|[\w-]{32}|Bearer|Basic/;

/** The id of a row or of a request, which most lines carry. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isId = (text: string): boolean => ID.test(text);

/** The most of one text that is logged: it may be what a stranger has sent. */
const MOST = 20_000;

/** A text for the log without the secrets that it quotes: passwords, pins, tokens, cookies, keys and cards. */
export function maskText(whole: string): string {
  const text = whole.length > MOST ? `${whole.slice(0, MOST)}…` : whole;
  if (ID.test(text) || !MAY_HOLD.test(text)) return text;
  return text
    .replace(COOKIE, `$1${MASK}`)
    .replace(CREDENTIALS, `$1 ${MASK}`)
    .replace(USER_INFO, `$1${MASK}@`)
    .replace(NAMED, `$1${MASK}`)
    .replace(STRIPE_KEY, `$1${MASK}`)
    .replace(STRIPE_SECRET, `$1${MASK}`)
    .replace(TOKEN, MASK)
    .replace(DIGITS, (digits) => (isCard(digits) ? MASK : digits));
}
