import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { toSourceFrame } from './source-frames.ts';

/** A built file whose beginning was line 10, column 5 of src/offer.ts; the map is what is given, or such a one. */
function aBuiltFile(map?: string): { built: string; source: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'source-frames-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const known = { version: 3, file: 'api.mjs', sources: ['../src/offer.ts'], names: [], mappings: 'AASI' };
  writeFileSync(path.join(folder, 'api.mjs.map'), map ?? JSON.stringify(known));
  const built = pathToFileURL(path.join(folder, 'api.mjs')).href;
  return { built, source: new URL('../src/offer.ts', built).href };
}

test('a line of a stack tells of the source, with or without a function’s name', () => {
  const { built, source } = aBuiltFile();
  expect(toSourceFrame(`    at addOffer (${built}:1:1)`)).toBe(`    at addOffer (${source}:10:5)`);
  expect(toSourceFrame(`    at async ${built}:1:1`)).toBe(`    at async ${source}:10:5`);
});

test.each(['not a map', '{}'])('a map that cannot be used leaves the line as it is: %s', (map) => {
  const frame = `    at addOffer (${aBuiltFile(map).built}:1:1)`;
  expect(toSourceFrame(frame)).toBe(frame);
});

test.each([
  '    at addOffer (file:///app/dist/without-a-map.mjs:1:1)',
  '    at node:internal/process/task_queues:105:5',
  '    at Queue.add (file:///app/node_modules/queue/index.mjs:1:1)',
])('what has no map is left as it is: %s', (frame) => {
  expect(toSourceFrame(frame)).toBe(frame);
});
