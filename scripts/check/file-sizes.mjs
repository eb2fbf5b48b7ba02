import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { command, Stop } from '../lib/stop.mjs';

const places = '{apps,packages,prisma,scripts,e2e,bench,.storybook}/**/*.{ts,tsx,mjs,css}';
const skipped = /(^|\/)(node_modules|dist|generated|storybook-static)\/|\.gen\.ts$/;

/**
 * What is wrong with the lengths of a set of files. The single file's limit is the lint's for code; styles and routers
 * have theirs here.
 * @param {{ file: string, lines: number }[]} sizes
 */
export function faultsOf(sizes) {
  const faults = sizes
    .filter(({ file, lines }) => lines > limitOf(file))
    .map(({ file, lines }) => `${file} has ${lines} lines, ${limitOf(file)} are allowed`);
  const sorted = sizes.map((each) => each.lines).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const ninth = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  if (middle >= 60) faults.push(`half of the files have ${middle} lines or more: the middle one is to stay under 60`);
  if (ninth >= 200) faults.push(`one file in ten has ${ninth} lines or more: nine in ten are to stay under 200`);
  return faults;
}

/** @param {string} file */
function limitOf(file) {
  if (/\.test\.(ts|tsx|mjs)$|^e2e\//.test(file)) return 500;
  return /\/domains\/[^/]+\/router\.ts$/.test(file) ? 150 : 300;
}

if (process.argv[1] === import.meta.filename) {
  await command(() => {
    const files = fs
      .globSync(places, { cwd: root, exclude: (name) => skipped.test(`${name}/`) })
      .filter((each) => !skipped.test(each));
    const sizes = files.map((file) => ({
      file,
      lines: fs.readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
    }));
    const faults = faultsOf(sizes);
    if (faults.length > 0) throw new Stop(faults.join('\n'));
  });
}
