import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';

/** Whom a password is for, as far as it is known: their own words are tried first by whoever means them. */
export interface PasswordOwner {
  email?: string | null | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
}

const PRODUCT = 'fairway';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();
/** What is left of a word that was made to look like more, by digits, dashes and signs around its letters. */
const toLetters = (text: string) => text.replaceAll(/\P{L}/gu, '');

/** One sign over and over, or nothing but blanks: it is as long as it should be, and guessed as soon as the common ones are. */
const isOneSign = (text: string) => new Set(text).size <= 1;

/**
 * What is wrong with a password that somebody chooses, beyond its length (A1), or null: the most common ones are refused however
 * they are capitalised, and so are the person's own words and the product's, digits and signs around them or not.
 */
export function passwordFault(
  password: string,
  { email, first_name = '', last_name = '' }: PasswordOwner,
  common: ReadonlySet<string>,
): string | null {
  const chosen = plain(password);
  if (isOneSign(chosen) || common.has(chosen)) return AUTH_MESSAGES.passwordCommon;
  const address = plain(email ?? '');
  const [first, last] = [plain(first_name), plain(last_name)];
  const own = [address, address.split('@')[0] ?? '', first, last, first + last, last + first, PRODUCT];
  const letters = toLetters(chosen);
  const isOwn = (word: string) => word !== '' && (chosen === word || (letters !== '' && letters === toLetters(word)));
  return own.some(isOwn) ? AUTH_MESSAGES.passwordOwn : null;
}
