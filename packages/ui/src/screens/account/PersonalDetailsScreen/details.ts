import type { User } from '@fairway/contracts/accounts';

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
/** Each field as it is typed; blank is none. */
export type DetailTexts = Record<DetailField, string>;

export const textsOf = (details: Details): DetailTexts =>
  Object.fromEntries(FIELDS.map((field) => [field, String(details[field] ?? '')])) as DetailTexts;

export const differs = (typed: DetailTexts, details: Details): boolean => changedFields(typed, details).length > 0;

const changedFields = (typed: DetailTexts, details: Details): DetailField[] => {
  const saved = textsOf(details);
  return FIELDS.filter((field) => typed[field] !== saved[field]);
};

const REQUIRED = ['first_name', 'last_name', 'email', 'timezone', 'currency'] as const satisfies DetailField[];

const valueOf = (field: DetailField, text: string): string | number | null => {
  if (field === 'shoe') return text === '' ? null : Number(text);
  return text === '' && !(REQUIRED as readonly string[]).includes(field) ? null : text;
};

/** What has changed, and nothing else: what another device has changed meanwhile stays. */
export const changesOf = (typed: DetailTexts, details: Details): Partial<Details> =>
  Object.fromEntries(changedFields(typed, details).map((field) => [field, valueOf(field, typed[field])]));
