import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where a package of Mantine's lies, which names no files but its entries. */
const findFolder = (name: string): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve(`@mantine/${name}`)), '..');

/** A file of Mantine as it is installed: what the build changes in it is tried on that. */
export const readMantine = (file: string, name: 'core' | 'hooks' = 'core'): string =>
  readFileSync(path.join(findFolder(name), 'esm', file), 'utf8');
