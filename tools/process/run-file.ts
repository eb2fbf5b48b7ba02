import fs from 'node:fs';
import path from 'node:path';
import { readStateFile, writeStateFile } from './state-file.ts';

/** What run.json in the data folder tells: the addresses of a running instance. */
export type RunFile = { web: string; mailbox?: string; stripe?: string; database_url: string; redis_url: string };

const getRunFilePath = (data: string) => path.join(data, 'run.json');

export const writeRunFile = (data: string, run: RunFile) => writeStateFile(getRunFilePath(data), run, { mode: 0o600 });

/** The addresses of the instance that runs on the data folder; null when none does, or when it is just starting. */
export const readRunFile = (data: string) => readStateFile(getRunFilePath(data), isRunFile);

export const removeRunFile = (data: string) => fs.rmSync(getRunFilePath(data), { force: true });

function isRunFile(value: unknown): value is RunFile {
  if (typeof value !== 'object' || value === null) return false;
  return ['web', 'database_url', 'redis_url'].every((name) => typeof Reflect.get(value, name) === 'string');
}
