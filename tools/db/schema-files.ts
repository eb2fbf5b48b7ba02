import fs from 'node:fs';
import path from 'node:path';

/** The files of the Prisma schema, one a domain, by their paths: all of them together are one schema. */
export const readSchemaFiles = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.prisma'))
    .toSorted()
    .map((name) => {
      const file = path.join(folder, name);
      return { path: file, content: fs.readFileSync(file, 'utf8') };
    });
