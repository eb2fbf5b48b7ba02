import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where Mantine lies, whose package names no files but its entries. */
const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core')), '..');

/** A file of Mantine as it is installed: what the build changes in it is tried on that. */
export const readMantine = (file: string): string => readFileSync(path.join(folder, 'esm', file), 'utf8');
