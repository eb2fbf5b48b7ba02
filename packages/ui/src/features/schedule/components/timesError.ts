/** What the server found wrong with a list of hours: the texts a form holds on `times` and on any row of it. */
export const timesError = (errors: Readonly<Record<string, unknown>>): string | undefined => {
  const texts = Object.entries(errors).flatMap(([field, text]) => (field.startsWith('times') ? [String(text)] : []));
  return texts.length > 0 ? [...new Set(texts)].join(' ') : undefined;
};

/** Takes those texts away once the hours are being mended. */
export const withoutTimesError = <Errors extends Record<string, unknown>>(errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith('times'))) as Errors;
