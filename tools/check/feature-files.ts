import fs from 'node:fs';
import path from 'node:path';
import { CliError, runCommand } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';

const folder = path.join(root, 'apps/server/src/domains');

/** The closed list of docs/ARCHITECTURE.md: what a feature is made of. */
const roles = /^(router|service|rules|repository|view|jobs)\.ts$/;
/** One module for each kind of notification, which one domain alone has. */
const kinds = /^notifications\/kinds\/[^/]+\.ts$/;
const test = /(\.(db|rest|queue))?\.test\.ts$/;

/**
 * The files a domain may not have: everything lies in a feature's folder and is named by its role. A test lies beside what it
 * tests, or at the top of its domain when it asks all of its procedures.
 * @param files as `domain/feature/file.ts`
 */
export function findUnknownFiles(files: string[]) {
  return files.filter((file) => {
    const parts = file.split('/');
    const name = parts.at(-1) ?? '';
    if (test.test(name)) return !(parts.length === 3 || (parts.length === 2 && name === 'router.test.ts'));
    return !kinds.test(file) && !(parts.length === 3 && roles.test(name));
  });
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(() => {
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const files = entries.map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
    const found = findUnknownFiles(files);
    if (found.length > 0) {
      throw new CliError(
        `A feature has no file of such a name (see docs/ARCHITECTURE.md):\n${found.map((each) => `  ${each}`).join('\n')}`,
      );
    }
  });
}
