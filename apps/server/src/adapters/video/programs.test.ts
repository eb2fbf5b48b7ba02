import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '#test/storage.ts';
import { expect, test } from 'vitest';
import { describeMissingPrograms, findProgram } from './programs.ts';

const folder = testFolder();
const empty = path.join(folder, 'empty');
const full = path.join(folder, 'full');
mkdirSync(empty);
mkdirSync(full);
for (const name of ['ffmpeg', 'ffprobe']) {
  writeFileSync(path.join(full, name), '');
  chmodSync(path.join(full, name), 0o755);
}

test('a program is found in the first folder that has it', () => {
  expect(findProgram('ffmpeg', `${empty}:${full}`)).toBe(path.join(full, 'ffmpeg'));
  expect(findProgram('ffplay', `${empty}:${full}`)).toBeNull();
});

test('what is missing is said by its name', () => {
  expect(describeMissingPrograms(full)).toBeNull();
  expect(describeMissingPrograms(empty)).toMatch(/^ffmpeg and ffprobe cannot be found: install ffmpeg, .*FFMPEG_PATH/);
});
