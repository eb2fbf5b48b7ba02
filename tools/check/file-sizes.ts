import fs from 'node:fs';
import path from 'node:path';
import { CliError, runCommand } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';

const places = '{apps,packages,prisma,tools,e2e,bench,.storybook}/**/*.{ts,tsx,mjs,css}';
const skipped = /(^|\/)(node_modules|dist|generated|storybook-static)\/|\.gen\.ts$/;

/**
 * What is wrong with the lengths of a set of files. The single file's limit is the lint's for code; styles and routers
 * have theirs here.
 */
export function findSizeFaults(sizes: { file: string; lines: number }[]) {
  return sizes
    .filter(({ file, lines }) => lines > getLineLimit(file))
    .map(({ file, lines }) => `${file} has ${lines} lines, ${getLineLimit(file)} are allowed`);
}

function getLineLimit(file: string) {
  if (/\.test\.(ts|tsx|mjs)$|^e2e\//.test(file)) return 500;
  return /\/domains\/.*\/router\.ts$/.test(file) ? 150 : 300;
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(() => {
    const files = fs
      .globSync(places, { cwd: root, exclude: (name) => skipped.test(`${name}/`) })
      .filter((each) => !skipped.test(each));
    const sizes = files.map((file) => ({
      file,
      lines: fs.readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
    }));
    const faults = findSizeFaults(sizes);
    if (faults.length > 0) throw new CliError(faults.join('\n'));
  });
}
