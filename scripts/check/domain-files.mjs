import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { command, Stop } from '../lib/stop.mjs';

const folder = path.join(root, 'apps/server/src/domains');

/** The closed list of CONTRIBUTING.md: what a domain is made of. */
const roles = [
  /^router\.ts$/,
  /^procedures\/[^/]+\.ts$/,
  /^service\.ts$/,
  /^use-cases\/[^/]+\.ts$/,
  /^rules\.ts$/,
  /^rules\/[^/]+\.ts$/,
  /^store\.ts$/,
  /^store\/[^/]+\.ts$/,
  /^access\.ts$/,
  /^view\.ts$/,
  /^jobs\.ts$/,
  /^[^/]+\.job\.ts$/,
];
/** The texts of mails and messages, which one domain alone has. */
const templates = /^notifications\/templates\/[^/]+\.ts$/;

/**
 * The files a domain may not have; a test belongs to a file of the list and stands beside it.
 * @param {string[]} files as `noun/…`
 */
export function strangers(files) {
  return files.filter((file) => {
    const tested = file.replace(/(\.(db|rest|queue))?\.test\.ts$/, '.ts');
    const inside = tested.slice(tested.indexOf('/') + 1);
    return !templates.test(tested) && !roles.some((role) => role.test(inside));
  });
}

if (process.argv[1] === import.meta.filename) {
  await command(() => {
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const files = entries.map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
    const found = strangers(files);
    if (found.length > 0) {
      throw new Stop(
        `No role of a domain has such a name (see CONTRIBUTING.md):\n${found.map((each) => `  ${each}`).join('\n')}`,
      );
    }
  });
}
