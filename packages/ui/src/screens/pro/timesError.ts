import type { FieldErrors } from '@fairway/contracts/errors';

/** What the server found wrong with a list of hours: its texts on `times` and on any row of it. */
export const timesError = (errors: FieldErrors | undefined): string | undefined => {
  const texts = Object.entries(errors ?? {}).flatMap(([field, found]) => (field.startsWith('times') ? found : []));
  return texts.length > 0 ? [...new Set(texts)].join(' ') : undefined;
};
