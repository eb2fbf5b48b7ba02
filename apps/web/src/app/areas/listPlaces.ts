/** Where a route stands in the tree, as the router is to know it. */
export interface Place {
  /** What sets it apart below its parent. */
  id: string;
  /** What it adds to its parent's address; a mere layout adds nothing. */
  path?: string;
  /** The route that it stands in, by its file; null for one at the top. */
  parent: string | null;
}

/** The parts of a route by its file: `./pro/lessons/book.index.tsx` is `pro`, `lessons`, `book`, `index`. */
const splitFile = (file: string): string[] =>
  file
    .replace(/^\.\//, '')
    .replace(/\.tsx$/, '')
    .split(/[./]/);

/** A part that begins with `_` stands for a layout, and not in the address. */
const toPath = (parts: readonly string[]): string | undefined => {
  const inAddress = parts.filter((part) => !part.startsWith('_'));
  return inAddress.length > 0 ? `/${inAddress.join('/')}` : undefined;
};

/** Where the route of each file stands: the same places that the router's own generator writes, whose types the links are checked by. */
export function listPlaces(files: readonly string[]): Map<string, Place> {
  const filesByRoute = new Map(files.map((file) => [splitFile(file).join('/'), file]));
  const findParent = (parts: readonly string[]): string[] => {
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const above = parts.slice(0, length);
      if (filesByRoute.has(above.join('/'))) return above;
    }
    return [];
  };
  return new Map(
    files.map((file): [string, Place] => {
      const parts = splitFile(file);
      const above = findParent(parts);
      const own = parts
        .slice(above.length)
        .map((part, nth, all) => (part === 'index' && nth === all.length - 1 ? '' : part));
      const path = toPath(own);
      return [
        file,
        {
          id: `/${own.join('/')}`,
          ...(path !== undefined && { path }),
          parent: filesByRoute.get(above.join('/')) ?? null,
        },
      ];
    }),
  );
}
