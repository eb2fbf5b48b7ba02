import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { root } from '../process/paths.ts';
import { findFreePort, isPortOpen } from '../process/ports.ts';
import { waitUntil } from '../process/processes.ts';
import { writeFileAtomically } from '../process/state-file.ts';
import type { Supervisor } from '../process/supervisor.ts';

/** A running card simulator, and what a program needs to take it for Stripe. */
export interface Simulator {
  url: string;
  webhookSecret: string;
  child: ChildProcess;
}

/**
 * Starts the card simulator on the folder, where it keeps its customers and cards. It tells the app at `hookUrl` of what
 * happens, as Stripe would.
 */
export async function startSimulator({
  supervisor,
  folder,
  hookUrl,
}: {
  supervisor: Supervisor;
  folder: string;
  hookUrl: string;
}): Promise<Simulator> {
  fs.mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const webhookSecret = ensureWebhookSecret(path.join(folder, 'webhook-secret'));
  const log = `${folder}.log`;
  const output = fs.openSync(log, 'w');
  const child = supervisor.start(process.execPath, [path.join(root, 'packages/stripe-simulator/src/main.ts')], {
    service: true,
    cwd: root,
    env: {
      ...process.env,
      SIMULATOR_PORT: `${port}`,
      SIMULATOR_FILE: path.join(folder, 'book.jsonl'),
      SIMULATOR_HOOK_URL: hookUrl,
      SIMULATOR_HOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  await waitUntil(
    async () => child.exitCode !== null || (await isPortOpen(port)),
    30_000,
    'the start of the card simulator',
  );
  if (child.exitCode !== null) throw new CliError(`The card simulator did not start, see ${log}.`);
  return { url: `http://127.0.0.1:${port}`, webhookSecret, child };
}

/**
 * The secret the messages are signed with: made once, for messages may wait for a later start. An empty
 * file is what a crash has left.
 */
function ensureWebhookSecret(file: string) {
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (kept) return kept;
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  writeFileAtomically(file, secret, { mode: 0o600 });
  return secret;
}
