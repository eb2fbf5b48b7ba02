import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bin, root } from '../../../tools/process/paths.ts';
import { runOrFail } from '../../../tools/process/run.ts';
import { createTemporaryFolder } from '../../../tools/process/temporary-folder.ts';

const server = path.join(root, 'apps/server');

/**
 * Vitest's global set-up for tests that start programs of the server. They are built once: to compile each from its sources took
 * longer than all else it did. They lie within the server's folder, where they find its packages, and beside those of another run.
 */
export default async function setup(project: TestProject) {
  const modules = path.join(server, 'node_modules');
  fs.mkdirSync(modules, { recursive: true });
  const folder = await createTemporaryFolder(modules);
  const programs = path.join(folder, 'programs');
  await runOrFail('the build of the programs', bin('rolldown'), [
    '--config',
    path.join(server, 'rolldown.config.mjs'),
    '--dir',
    programs,
  ]);
  project.provide('programs', programs);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
