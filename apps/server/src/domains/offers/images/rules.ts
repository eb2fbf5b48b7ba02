/** The number in the name of a form's file; a name without one comes after all that have one. */
const place = (field: string): number => Number(/\[(\d+)\]$/.exec(field)?.[1] ?? Number.MAX_SAFE_INTEGER);

/** A form's files by the numbers in their names (`image_files[0]`, `image_files[1]`, V5a); those without one follow as they came. */
export const inFormOrder = <T extends { field: string }>(files: readonly T[]): T[] =>
  files.toSorted((a, b) => place(a.field) - place(b.field));
