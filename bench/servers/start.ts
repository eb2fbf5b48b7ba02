import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { build } from 'rolldown';
import { loadConfig } from 'rolldown/config';
import type { Answers, Spent } from './serve.ts';

/** A server of this folder in a process of its own, as production runs one. */
export interface Server {
  child: ChildProcess;
  address: string;
}

const server = path.join(import.meta.dirname, '../../apps/server');

/** Bundles a server as the product is bundled: what compiles a file as it is loaded leaves code of its own in each function. */
async function writeBundle(file: string): Promise<string> {
  const config = await loadConfig(path.join(server, 'rolldown.config.mjs'));
  if (Array.isArray(config) || typeof config === 'function') throw new Error('The bundle of the server is several.');
  const name = path.basename(file, '.ts');
  const dir = path.join(server, 'dist/bench', name);
  const input = path.join(import.meta.dirname, file);
  await build({ ...config, cwd: server, input, output: { dir, format: 'esm' } });
  return path.join(dir, `${name}.js`);
}

const bundles = new Map<string, Promise<string>>();

/** The bundle of a server, written once: of two that were started at once, one read its file while it was written for the other. */
function bundle(file: string): Promise<string> {
  const written = bundles.get(file) ?? writeBundle(file);
  bundles.set(file, written);
  return written;
}

/** What a process says next; one that ends instead has said why on its own. */
export async function hear<Message>(child: ChildProcess): Promise<Message> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(child, 'exit', { signal }).then(() =>
    Promise.reject(new Error('A process of the bench has ended')),
  );
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Message];
    return message;
  } finally {
    ended.catch(() => {});
    heard.abort();
  }
}

/** Says a word to a process, and hears what it answers. */
export function ask<Answer>(child: ChildProcess, word: string): Promise<Answer> {
  child.send(word);
  return hear<Answer>(child);
}

/** Starts a program of this folder by its file's name, in a process of its own, which says something when it is ready. */
export async function startProcess(file: string, env: Record<string, string>): Promise<ChildProcess> {
  return fork(await bundle(file), {
    // None of the bench's own, which has a compiler among them.
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Instants travel as such.
    serialization: 'advanced',
  });
}

/** Starts a server of this folder by its file's name. */
export async function startServer(file: string, env: Record<string, string>): Promise<Server> {
  const child = await startProcess(file, env);
  const { address } = await hear<{ address: string }>(child);
  return { child, address };
}

/** What a server answers to a word of its parent's. */
export const askServer = <Word extends keyof Answers>({ child }: Pick<Server, 'child'>, word: Word) =>
  ask<Answers[Word]>(child, word);

/** What is asked again and again, and by whom. */
export interface Load {
  url: string;
  token: string;
  connections: number;
  amount: number;
}

/** What a server spends on one request under a load, CPU in microseconds; an answer other than 2xx ends the bench. */
export async function measureSpent(server: Server, { url, token, ...load }: Load): Promise<Spent> {
  const before = await askServer(server, 'spent');
  const run = await autocannon({ url: server.address + url, headers: { authorization: `Bearer ${token}` }, ...load });
  if (run.non2xx || run.errors) throw new Error(`${url}: ${run.non2xx} refusals, ${run.errors} errors`);
  const after = await askServer(server, 'spent');
  return {
    cpu: (after.cpu - before.cpu) / load.amount,
    statements: (after.statements - before.statements) / load.amount,
  };
}
