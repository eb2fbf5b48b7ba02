import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntil } from '../process/processes.ts';
import { ensureCluster } from './postgres-cluster.ts';
import { locatePostgresPrograms } from './postgres-place.ts';
import { findUnprivilegedUser } from './unprivileged-user.ts';

// An initdb takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const user = findUnprivilegedUser();
const programs = path.join(locatePostgresPrograms(user), 'bin');
let folder = '';
let place = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-cluster-'));
  fs.chmodSync(folder, 0o755);
  place = path.join(folder, 'postgres');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Every file below the folder with its size and time of change. */
const contents = () =>
  fs.readdirSync(folder, { recursive: true }).map((name) => {
    const { size, mtimeMs } = fs.statSync(path.join(folder, String(name)));
    return [name, size, mtimeMs];
  });

/** An initdb of the test's own, in place of PostgreSQL's. */
function fakeInitdb(script: string) {
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'initdb'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return bin;
}

test('an empty place gets a cluster and a password, which the next start finds', () => {
  const password = ensureCluster(programs, place, user);
  expect(fs.readFileSync(`${place}.password`, 'utf8')).toBe(password);
  expect(fs.existsSync(path.join(place, 'PG_VERSION'))).toBe(true);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.password']);
  const before = contents();
  expect(ensureCluster(programs, place, user)).toBe(password);
  expect(contents()).toEqual(before);
});

test.each([
  ['missing', () => fs.rmSync(`${place}.password`)],
  ['empty', () => fs.writeFileSync(`${place}.password`, '')],
])('a cluster whose password is %s is refused in one line and left as it is', (_, lose) => {
  fs.mkdirSync(place);
  fs.writeFileSync(path.join(place, 'PG_VERSION'), '18');
  fs.writeFileSync(path.join(place, 'everything'), 'of somebody');
  fs.writeFileSync(`${place}.password`, 'secret');
  lose();
  const before = contents();
  expect(() => ensureCluster(programs, place, user)).toThrow(
    /^.+postgres holds files, but their password, .+postgres\.password, is missing or empty; nothing was touched\. Put the file back, or set a new password .+, or move .+ away .+\.$/,
  );
  expect(contents()).toEqual(before);
});

test('a password whose cluster was moved away is kept, for both may come back', () => {
  fs.writeFileSync(`${place}.password`, 'of-the-cluster-that-is-away');
  expect(ensureCluster(programs, place, user)).toBe('of-the-cluster-that-is-away');
  expect(fs.readFileSync(`${place}.password`, 'utf8')).toBe('of-the-cluster-that-is-away');
  expect(fs.existsSync(path.join(place, 'PG_VERSION'))).toBe(true);
});

test('an initdb that fails leaves the place free', () => {
  const bin = fakeInitdb('echo no space left >&2; exit 1');
  expect(() => ensureCluster(bin, place, user)).toThrow(/initdb failed in .+: no space left/);
  expect(fs.existsSync(place) || fs.existsSync(`${place}.password`)).toBe(false);
});

test('a start that is killed half-way through initdb is made good by the next, which clears nothing', async () => {
  const bin = fakeInitdb('touch "$2/half"; exec sleep 60');
  const module = path.join(import.meta.dirname, 'postgres-cluster.ts');
  const script = `import { ensureCluster } from ${JSON.stringify(module)};
    ensureCluster(${JSON.stringify(bin)}, ${JSON.stringify(place)}, ${JSON.stringify(user)});`;
  const start = spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true });
  const gone = once(start, 'exit');
  const left = () => fs.readdirSync(folder).find((name) => name.startsWith('postgres.new-')) ?? 'none';
  await waitUntil(() => fs.existsSync(path.join(folder, left(), 'cluster/half')), 20_000, 'the start of initdb');
  process.kill(-Number(start.pid), 'SIGKILL');
  await gone;
  expect(fs.existsSync(place)).toBe(false);

  ensureCluster(programs, place, user);
  expect(fs.existsSync(path.join(place, 'PG_VERSION'))).toBe(true);
  expect(fs.existsSync(path.join(folder, left(), 'cluster/half'))).toBe(true);
});
