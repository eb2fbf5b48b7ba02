import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';
import { runProgram } from '../process/run.ts';
import type { Importers } from './dependents.ts';

/** Where a feature of the server lies. */
const FEATURE = /^apps\/server\/src\/domains\/[^/]+\/[^/]+\//;
/** What belongs to a domain, and is imported by its own features and a few others. */
const OF_A_DOMAIN = /^(?:apps\/server\/src\/domains|packages\/contracts\/src)\/[^/]+\//;
/** Where tests of the database lie. */
const tested = /^(?:apps\/server|packages|prisma|tools|e2e\/api)\//;

/**
 * The files that git sees changed: those not committed yet, and with a name of a commit or branch those committed since.
 */
export async function changedFiles(since?: string) {
  const asked = [
    ['diff', '--name-only', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
    ...(since ? [['diff', '--name-only', `${since}...HEAD`]] : []),
  ];
  const answers = await Promise.all(asked.map((args) => runProgram('git', args)));
  const failed = answers.find(({ code }) => code !== 0);
  if (failed) throw new CliError(`git cannot say what has changed: ${failed.output.trim()}`);
  return [...new Set(answers.flatMap(({ output }) => output.split('\n').filter((line) => line !== '')))];
}

/** The files of code and style, those that git does not know yet with them. */
export async function listSources(): Promise<string[]> {
  const globs = ['*.ts', '*.tsx', '*.mjs', '*.css'];
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...globs];
  const { output } = await runProgram('git', asked);
  return output.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
}

/**
 * The folders whose database tests a change is for. Through the router nearly every one of those tests imports nearly all of the
 * server, so that imports alone would choose three in four: they are run for the features that hold what is changed, and for those
 * that import it themselves, where it belongs to a domain.
 */
export function databaseFolders(changed: string[], importers: Importers): string[] {
  const near = changed.flatMap((file) => [file, ...(OF_A_DOMAIN.test(file) ? (importers.get(file) ?? []) : [])]);
  const folders = near.map((file) => {
    const feature = FEATURE.exec(file)?.[0];
    if (feature) return feature;
    return changed.includes(file) && tested.test(file) ? file.slice(0, file.lastIndexOf('/') + 1) : null;
  });
  return [...new Set(folders)].filter((folder) => folder !== null);
}
