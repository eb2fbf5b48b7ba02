import { expect, test } from 'vitest';
import { formatFileProgress, toFileShare } from './progress.ts';

const MB = 1024 * 1024;
const file = (sent: number, total: number) => ({ sent, total, isPaused: false });

test.each([
  [file(0, 38 * MB), '0.0 of 38.0 MB', 0],
  [file(19 * MB, 38 * MB), '19.0 of 38.0 MB', 0.5],
  [file(39 * MB, 38 * MB), '38.0 of 38.0 MB', 1],
  [file(100 * 1024, 400 * 1024), '100 of 400 KB', 0.25],
  [file(0, 0), '0 of 0 KB', 0],
  [null, '\u00a0', 0],
])('%j is shown as %j', (progress, text, share) => {
  expect(formatFileProgress(progress)).toBe(text);
  expect(toFileShare(progress)).toBe(share);
});
