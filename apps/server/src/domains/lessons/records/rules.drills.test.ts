import { sectionIn } from '@fairway/contracts/lessons/records';
import { expect, test } from 'vitest';
import { dropDrills, listNewDrills } from './rules.ts';

const text = (ref: string, drill_id?: string | null) => ({ ...sectionIn.parse({ ref, type: 'text' }), drill_id });

test('new are the drills that the record does not show yet, each once', () => {
  const shown = [{ drill_id: 'gate' }, { drill_id: null }];
  const sent = [
    text('a', 'gate'),
    text('b', 'ladder'),
    text('c', 'clock'),
    text('d', 'ladder'),
    text('e', null),
    text('f'),
  ];
  expect(listNewDrills(shown, sent)).toEqual(['ladder', 'clock']);
  expect(listNewDrills([], [text('e', null), text('f')])).toEqual([]);
});

test('a part whose drill is gone keeps its words, and every other part is as it was sent', () => {
  const sent = [text('a', 'gate'), text('b', 'ladder'), text('c', null), text('d')];
  expect(dropDrills(sent, new Set(['gate']))).toEqual([text('a', null), ...sent.slice(1)]);
});
