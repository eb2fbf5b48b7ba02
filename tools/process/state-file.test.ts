import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOrphans, readProcessFile, writeProcessFile } from './orphans.ts';
import { readLivingOwner, writeOwner } from './pidfile.ts';
import { readStateFile, writeStateFile } from './state-file.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-state-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

test('a note comes back as it was written, and a missing one is null', () => {
  const file = path.join(folder, 'run.json');
  expect(readStateFile(file, isObject)).toBeNull();
  writeStateFile(file, { web: 'http://localhost:1' }, { mode: 0o600 });
  expect(readStateFile(file, isObject)).toEqual({ web: 'http://localhost:1' });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['run.json']);
});

test.each([
  ['cut off', '{"web": "http'],
  ['empty', ''],
  ['of another shape', '7'],
])('a note that is %s is set aside with a line that says so, and none is overwritten', (_, text) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const file = path.join(folder, 'run.json');
  for (const name of ['run.json.damaged', 'run.json.damaged-2']) {
    fs.writeFileSync(file, text);
    expect(readStateFile(file, isObject)).toBeNull();
    expect(said).toHaveBeenLastCalledWith('[state]', expect.stringContaining(`set aside as ${name}`));
  }
  expect(fs.readdirSync(folder).toSorted()).toEqual(['run.json.damaged', 'run.json.damaged-2']);
});

test('a truncated processes.json does not keep the next start from its work', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  writeProcessFile(folder, { supervisor: null, processes: [] });
  const file = path.join(folder, 'processes.json');
  for (const text of [fs.readFileSync(file, 'utf8').slice(0, -5), '{"supervisor":null}', '{"processes":[{}]}']) {
    fs.writeFileSync(file, text);
    await endOrphans(folder);
    expect(readProcessFile(folder)).toEqual({ supervisor: null, processes: [] });
  }
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('processes.json.damaged'))).toHaveLength(3);
});

test('a note of an owner is never seen half written', () => {
  const file = path.join(folder, 'owner.json');
  const written = vi.spyOn(fs, 'writeFileSync');
  writeOwner(file, process.pid);
  expect(written.mock.calls.map(([name]) => name)).not.toContain(file);
  expect(readLivingOwner(file)?.pid).toBe(process.pid);
});
