import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it, one step at a time: Node's own recursive way never comes back from some places that
 * refuse, /proc among them.
 * @param options of the folder itself
 */
export function makeFolder(folder: string, options?: { mode?: number }) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder, options);
}
