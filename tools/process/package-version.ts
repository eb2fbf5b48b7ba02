import fs from 'node:fs';
import path from 'node:path';

/** The version that the package.json in the folder names. */
export function readPackageVersion(folder: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
