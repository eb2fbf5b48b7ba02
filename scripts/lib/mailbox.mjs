import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { answers, freePort } from './ports.mjs';
import { until } from './processes.mjs';
import { Stop } from './stop.mjs';

/**
 * A running mailbox: takes all mail and delivers none.
 * @typedef {object} Mailbox
 * @property {string} smtp the address to send by
 * @property {string} web the address of its page; `{web}/email` is the list as JSON
 * @property {import('node:child_process').ChildProcess} child
 */

/**
 * Starts the local mailbox on the folder, where the mails stay.
 * @param {{ keeper: import('./keeper.mjs').Keeper, folder: string, smtpPort?: number, webPort?: number }} options
 * @returns {Promise<Mailbox>}
 */
export async function startMailbox({ keeper, folder, smtpPort, webPort }) {
  fs.mkdirSync(folder, { recursive: true });
  const smtp = smtpPort ?? (await freePort());
  const web = webPort ?? (await freePort());
  const log = `${folder}.log`;
  const output = fs.openSync(log, 'w');
  const maildev = path.join(root, 'node_modules/maildev/bin/maildev');
  const places = [
    '--smtp',
    `${smtp}`,
    '--web',
    `${web}`,
    '--ip',
    '127.0.0.1',
    '--mail-directory',
    path.resolve(folder),
  ];
  // Each mail is on disk when it is accepted, and a polite end would wait for every open page.
  const child = keeper.start(process.execPath, [maildev, ...places], {
    service: true,
    endBy: 'SIGKILL',
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  const up = async () => child.exitCode !== null || ((await answers(smtp)) && (await answers(web)));
  await until(up, 30_000, 'the start of the mailbox');
  if (child.exitCode !== null) throw new Stop(`The mailbox did not start, see ${log}.`);
  return { smtp: `smtp://127.0.0.1:${smtp}`, web: `http://127.0.0.1:${web}`, child };
}
