import { CliError } from '../process/cli-error.ts';
import { runProgram } from '../process/run.ts';

/** Where a feature's files lie, by the name of its domain. */
const DOMAIN_FOLDER = /^(?:apps\/server\/src\/domains|packages\/contracts\/src|packages\/ui\/src\/features)\/([^/]+)\//;
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

/**
 * The folders whose database tests a change is for. Through the router nearly every one of those tests imports nearly all of
 * the server, so that imports alone would choose three in four: they are run for the domain that is changed, or for the folder
 * of a file that belongs to none.
 */
export function databaseFolders(files: string[]) {
  const folders = files.map((file) => {
    const domain = DOMAIN_FOLDER.exec(file)?.[1];
    if (domain) return `apps/server/src/domains/${domain}/`;
    return tested.test(file) ? file.slice(0, file.lastIndexOf('/') + 1) : null;
  });
  return [...new Set(folders)].filter((folder) => folder !== null);
}
