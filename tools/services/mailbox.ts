import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';
import { findFreePort, isPortOpen } from '../process/ports.ts';
import { waitUntil } from '../process/processes.ts';
import type { Supervisor } from '../process/supervisor.ts';

/** A running mailbox: takes all mail and delivers none. */
export interface Mailbox {
  /** The address to send by. */
  smtp: string;
  /** The address of its page; `{web}/email` is the list as JSON. */
  web: string;
  child: ChildProcess;
}

/** Starts the local mailbox on the folder, where the mails stay. */
export async function startMailbox({
  supervisor,
  folder,
  smtpPort,
  webPort,
}: {
  supervisor: Supervisor;
  folder: string;
  smtpPort?: number;
  webPort?: number;
}): Promise<Mailbox> {
  fs.mkdirSync(folder, { recursive: true });
  const smtp = smtpPort ?? (await findFreePort());
  const web = webPort ?? (await findFreePort());
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
  const child = supervisor.start(process.execPath, [maildev, ...places], {
    service: true,
    stopSignal: 'SIGKILL',
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  const up = async () => child.exitCode !== null || ((await isPortOpen(smtp)) && (await isPortOpen(web)));
  await waitUntil(up, 30_000, 'the start of the mailbox');
  if (child.exitCode !== null) throw new CliError(`The mailbox did not start, see ${log}.`);
  return { smtp: `smtp://127.0.0.1:${smtp}`, web: `http://127.0.0.1:${web}`, child };
}
