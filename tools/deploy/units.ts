import fs from 'node:fs';
import path from 'node:path';
import { root } from '../process/paths.ts';

/** A unit of systemd as its lines say it: every value of every setting, below its section. */
export type Unit = Record<string, Record<string, string[]>>;

/** Reads a unit of `deploy/systemd`. */
export function readUnit(name: string): Unit {
  const unit: Unit = {};
  let section = '';
  for (const line of fs.readFileSync(path.join(root, 'deploy/systemd', name), 'utf8').split('\n')) {
    const header = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, key, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (header) section = header;
    else if (key) ((unit[section] ??= {})[key] ??= []).push(value);
    else if (line.trim() && !line.startsWith('#')) throw new Error(`${name} has a line that is none: ${line}`);
  }
  return unit;
}

/** The last value of a setting, which is the one that counts. */
export const getSetting = (unit: Unit, section: string, key: string) => unit[section]?.[key]?.at(-1);

/** What `Environment=` sets. */
export const readEnvironment = (unit: Unit): Record<string, string> =>
  Object.fromEntries(
    (unit.Service?.Environment ?? []).flatMap((line) =>
      line.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  );
