import path from 'node:path';
import { bin, root } from '../lib/paths.mjs';

/**
 * One thing `npm run check` looks at.
 * @typedef {object} Check
 * @property {string} name
 * @property {string} file the program
 * @property {string[]} args
 */

/** @param {string} file @param {string[]} args */
const script = (file, ...args) => ({ file: process.execPath, args: [path.join(root, 'scripts', file), ...args] });
/** @param {string} name @param {string[]} args */
const tool = (name, ...args) => ({ file: bin(name), args });
/** @param {string} task */
const turbo = (task) => tool('turbo', 'run', task, '--continue', '--output-logs=errors-only', '--ui=stream');

const cruised = ['apps', 'packages', 'prisma', 'scripts', 'e2e', 'bench', '.storybook'];

/**
 * Everything `npm run check` looks at. The second group needs what the first one makes: the generated routes and the
 * built server.
 * @type {Check[][]}
 */
export const checks = [
  [
    { name: 'build', ...turbo('build') },
    { name: 'formatting', ...tool('oxfmt', '--check', '.') },
    { name: 'import law', ...tool('depcruise', '-c', '.dependency-cruiser.mjs', ...cruised) },
    { name: 'domain file names', ...script('check/domain-files.mjs') },
    { name: 'file sizes', ...script('check/file-sizes.mjs') },
    { name: 'lock file', ...script('check/lockfile.mjs') },
    { name: 'schema and migrations', ...script('db/check.mjs') },
  ],
  [
    { name: 'types', ...turbo('types') },
    { name: 'lint', ...tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives') },
    { name: 'openapi.json', ...script('check/openapi.mjs') },
  ],
];
