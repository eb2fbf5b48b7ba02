import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireInstanceLock, findRunningInstance } from './instance-lock.ts';
import { writeOwner } from './pidfile.ts';

let data = '';
beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-instance-'));
});
afterEach(() => fs.rmSync(data, { recursive: true }));

test('one instance runs on a data folder, and the folder is free again when it has released it', () => {
  const release = acquireInstanceLock(data);
  expect(findRunningInstance(data)?.pid).toBe(process.pid);
  expect(() => acquireInstanceLock(data)).toThrow(/^Fairway already runs on .+ \(process \d+\): stop it, or set .+\.$/);
  release();
  expect(findRunningInstance(data)).toBeNull();
  expect(fs.readdirSync(data)).toEqual([]);
});

test('the lock of a process that was killed is taken over at once', async () => {
  const program = spawn('sleep', ['60']);
  const gone = once(program, 'exit');
  writeOwner(path.join(data, 'start.json'), program.pid ?? 0);
  expect(() => acquireInstanceLock(data)).toThrow('Fairway already runs');
  program.kill('SIGKILL');
  await gone;
  acquireInstanceLock(data);
  expect(findRunningInstance(data)?.pid).toBe(process.pid);
});
