import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { Stop } from './stop.mjs';

/**
 * What a program printed and how it ended.
 * @typedef {{ code: number, output: string }} Outcome
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends the programs that run at this moment, for a command that is to stop early. */
export const endRunning = () => running.forEach((child) => child.kill());

/**
 * Runs a program in the root folder and gathers what it prints.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options]
 * `onOutput` sees the text as it comes
 * @returns {Promise<Outcome>}
 */
export function outcomeOf(file, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        output += text;
        onOutput?.(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: signal ? `${output}\n${signal}` : output });
    });
  });
}

/**
 * Runs a program silently; when it fails, the command stops with what the program printed.
 * @param {string} what named in the failure
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function must(what, file, args, options) {
  const { code, output } = await outcomeOf(file, args, options);
  if (code !== 0) throw new Stop(`${what} failed:\n${output.trim()}`);
}
