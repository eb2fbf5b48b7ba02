import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The Node that the project carries in node_modules. */
export const carriedNode = path.join(root, 'node_modules/node/bin/node');

/**
 * The full path of a command that an npm package of the project brings.
 * @param {string} name
 */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);
