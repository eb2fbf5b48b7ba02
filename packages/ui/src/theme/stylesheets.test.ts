import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const stylesheets = globSync('{packages/ui/src,apps/web/src,apps/web/frame}/**/*.css', { cwd: root }).map((file) => ({
  file: path.basename(file),
  rules: readFileSync(path.join(root, file), 'utf8'),
}));

/** What keeps its size whatever the reader's text has: a picture that is made to be shared, and the units of a drawing. */
const DRAWN = new Set(['BagCard.module.css', 'ResultCurve.module.css', 'SkillRadar.module.css']);
/** The least that a field may have before iOS zooms the page: `max(16px, …)` grows with the reader's text all the same. */
const LEAST = /max\(16px,[^;]+/g;

const listFaults = (wrong: RegExp, left: ReadonlySet<string> = new Set()) =>
  stylesheets.flatMap(({ file, rules }) =>
    left.has(file) ? [] : [...rules.replaceAll(LEAST, '').matchAll(wrong)].map(([rule]) => `${file}: ${rule}`),
  );

test('type grows with the size of text that a reader has asked for', () => {
  expect(stylesheets.length).toBeGreaterThan(100);
  expect(listFaults(/font(?:-size)?:[^;]*\d(?:px|pt)[^;]*;/g, DRAWN)).toEqual([]);
});

test('so do the rooms that hold it', () => {
  const holdsText = /(?:^|[\s{;])(?:(?:min|max)-)?(?:height|width):[^;]*(?:\d\d|[4-9])px[^;]*;/g;
  expect(listFaults(holdsText, new Set([...DRAWN, 'ShareBag.module.css']))).toEqual([]);
});

test('the focus has one ring', () => {
  expect(listFaults(/outline: (?!none;|0;|var\(--app-focus-ring\);)[^;]*;/g)).toEqual([]);
});
