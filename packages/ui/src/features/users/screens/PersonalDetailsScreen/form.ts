import type { User } from '@fairway/contracts/auth/accounts';
import { foldEmail } from '@fairway/contracts/auth/fold-email';

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'dob',
  'gender',
  'handed',
  'shoe',
  'timezone',
  'currency',
] as const;
export type DetailField = (typeof FIELDS)[number];

/** What a person tells of themself. */
export type Details = Pick<User, DetailField>;
/** What is sent of them: another email wants the password beside it. */
export type DetailsChange = Partial<Details> & { current_password?: string };
/** Each field as it is typed; blank is none. */
export type DetailTexts = Record<DetailField, string>;

export const toTexts = (details: Details): DetailTexts =>
  Object.fromEntries(FIELDS.map((field) => [field, String(details[field] ?? '')])) as DetailTexts;

/** Whether another address is typed; the same one in other letters is none. */
export const isAnotherEmail = (typed: DetailTexts, { email }: Details): boolean =>
  foldEmail(typed.email.trim()) !== foldEmail(email);

const listChangedFields = (typed: DetailTexts, details: Details): DetailField[] => {
  const saved = toTexts(details);
  return FIELDS.filter((field) => typed[field] !== saved[field]);
};

const REQUIRED = ['first_name', 'last_name', 'email', 'timezone', 'currency'] as const satisfies DetailField[];

const toValue = (field: DetailField, text: string): string | number | null => {
  if (field === 'shoe') return text === '' ? null : Number(text);
  return text === '' && !(REQUIRED as readonly string[]).includes(field) ? null : text;
};

/** What has changed, and nothing else: what another device has changed meanwhile stays. */
export const findChanges = (typed: DetailTexts, details: Details): Partial<Details> =>
  Object.fromEntries(listChangedFields(typed, details).map((field) => [field, toValue(field, typed[field])]));
