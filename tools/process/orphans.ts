import fs from 'node:fs';
import path from 'node:path';
import { isProcessId, isRunning, terminate, waitUntil, type ProcessId } from './processes.ts';
import { readStateFile, writeStateFile } from './state-file.ts';
import { terminateAll, type SupervisedProcess } from './terminate.ts';

/** What processes.json in a folder tells: the supervisor, and the processes that work on the folder. */
export type ProcessFile = { supervisor: ProcessId | null; processes: SupervisedProcess[] };

const getProcessFilePath = (folder: string) => path.join(folder, 'processes.json');

/** Notes which processes work on the folder, for whoever comes after a launcher and a supervisor that were both killed. */
export const writeProcessFile = (folder: string, content: ProcessFile) =>
  writeStateFile(getProcessFilePath(folder), content);

/** What is noted in the folder; a damaged note names nobody, for there is no telling what it meant. */
export const readProcessFile = (folder: string): ProcessFile =>
  readStateFile(getProcessFilePath(folder), isProcessFile) ?? { supervisor: null, processes: [] };

function isProcessFile(value: unknown): value is ProcessFile {
  if (typeof value !== 'object' || value === null || !('supervisor' in value) || !('processes' in value)) return false;
  return Array.isArray(value.processes) && value.processes.every(isSupervised);
}

const isSupervised = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && isProcessId(value.id);

/** Ends the processes that were noted in the folder and still run. The folder must have no living owner. */
export async function endOrphans(folder: string) {
  const { supervisor, processes } = readProcessFile(folder);
  // A supervisor that lives is at that very work, unless it hangs.
  if (supervisor)
    await waitUntil(() => !isRunning(supervisor), 20_000, 'the end of the supervisor').catch(() =>
      terminate(supervisor, 'SIGKILL'),
    );
  await terminateAll(processes);
  fs.rmSync(getProcessFilePath(folder), { force: true });
}
