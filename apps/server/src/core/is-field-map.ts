/** Whether a value is a set of named fields, and neither a list nor a single value. */
export const isFieldMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
