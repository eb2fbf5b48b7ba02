import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The full path of a command that an npm package of the project brings. */
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
