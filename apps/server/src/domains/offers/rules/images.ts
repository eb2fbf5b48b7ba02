const place = (field: string): number => Number(/\[(\d+)\]$/.exec(field)?.[1] ?? Number.NaN);

/** A form's files by the numbers in their names (`image_files[0]`, `image_files[1]`, V5a); those without one follow as they came. */
export const inFormOrder = <T extends { field: string }>(files: readonly T[]): T[] =>
  files
    .map((file, nth) => ({ file, at: Number.isNaN(place(file.field)) ? Infinity : place(file.field), nth }))
    .sort((a, b) => (a.at === b.at ? a.nth - b.nth : a.at - b.at))
    .map(({ file }) => file);
