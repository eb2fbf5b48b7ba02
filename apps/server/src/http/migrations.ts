import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The names of the migrations that this version was built with. They are read from `prisma/migrations` above this file, which lies
 * beside the sources in a checkout and beside the bundle in the image.
 */
export function listMigrations(from: string = import.meta.dirname): string[] {
  const folder = path.join(from, 'prisma/migrations');
  if (existsSync(folder))
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The folder prisma/migrations is missing: it belongs beside the built server.');
  return listMigrations(parent);
}
