import path from 'node:path';
import { bin, root } from '../process/paths.ts';

/** One thing `npm run check` looks at. */
export interface Check {
  name: string;
  /** The program. */
  file: string;
  args: string[];
  /** What it has in its environment besides. */
  env?: Record<string, string>;
}

const script = (file: string, ...args: string[]) => ({
  file: process.execPath,
  args: [path.join(root, 'tools', file), ...args],
});
const tool = (name: string, ...args: string[]) => ({ file: bin(name), args });

const STRICT = ['--deny-warnings', '--report-unused-disable-directives'];
const CRUISED_FOLDERS = ['apps', 'packages', 'prisma', 'tools', 'e2e', 'bench', '.storybook'];

/**
 * Everything `npm run check` looks at. The second group needs what the first one makes: the generated routes and the
 * built server.
 */
export const checks: Check[][] = [
  [
    // As the journeys and the commands build: two builds at once would write into one folder.
    { name: 'build', ...script('cli/build.ts') },
    { name: 'formatting', ...tool('oxfmt', '--check', '.') },
    { name: 'import law', ...tool('depcruise', '-c', '.dependency-cruiser.mjs', ...CRUISED_FOLDERS) },
    { name: 'feature file names', ...script('check/feature-files.ts') },
    { name: 'file sizes', ...script('check/file-sizes.ts') },
    { name: 'lock file', ...script('check/lockfile.ts') },
    { name: 'schema and migrations', ...script('cli/db/check.ts') },
  ],
  [
    // Rules that ask for types have the compiler read every package; what it finds wrong in them is told in the same go.
    // The compiler's types live as long as it does: left in peace by its garbage collector it takes a third less.
    { name: 'lint and types', ...tool('oxlint', '--type-aware', '--type-check', ...STRICT), env: { GOGC: '400' } },
    { name: 'dead code', ...tool('knip', '--no-config-hints') },
    { name: 'openapi.json', ...script('check/openapi.ts') },
  ],
];
