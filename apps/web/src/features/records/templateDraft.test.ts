import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { TEMPLATE_LIMITS } from '@fairway/contracts/lessons/record-limits';
import { expect, test } from 'vitest';
import { addSection, isUnsynced, makeDraft } from './draft.ts';
import { applyTemplate, toShape } from './templateDraft.ts';

const empty = makeDraft({ record: [], title: null, published_at: null });
const counted = () => {
  let nth = 0;
  return () => `ref-${++nth}`;
};
const shape = [
  { type: 'text' as const, content: 'Warm-up:', club: '', metric: false },
  { type: 'putting_chart' as const, content: '', club: '', metric: true },
  { type: 'doubleImage' as const, content: 'Before and after', club: '', metric: false },
];

test('a template fills an empty draft, part by part, and is the shape of what it filled', () => {
  const draft = applyTemplate(empty, shape, counted());
  expect(draft.sections.map(({ ref, type, content }) => [ref, type, content])).toEqual([
    ['ref-1', 'text', 'Warm-up:'],
    ['ref-2', 'putting_chart', ''],
    ['ref-3', 'doubleImage', 'Before and after'],
  ]);
  expect(draft.sections[2]?.files).toHaveLength(2);
  expect(isUnsynced(draft)).toBe(true);
  expect(toShape(draft)).toEqual(shape);
});

test('a record that is full takes no more', () => {
  const newRef = counted();
  let full = empty;
  for (let nth = 1; nth < RECORD_LIMITS.sections; nth++) full = addSection(full, 'text', newRef());
  expect(applyTemplate(full, shape, newRef).sections).toHaveLength(RECORD_LIMITS.sections);
});

test('a shape is cut to what a template may hold', () => {
  const long = { ...shape[0]!, content: 'x'.repeat(TEMPLATE_LIMITS.content + 1) };
  const draft = applyTemplate(
    empty,
    Array.from({ length: TEMPLATE_LIMITS.parts + 1 }, () => long),
    counted(),
  );
  expect(toShape(draft)).toHaveLength(TEMPLATE_LIMITS.parts);
  expect(toShape(draft)[0]?.content).toHaveLength(TEMPLATE_LIMITS.content);
});
