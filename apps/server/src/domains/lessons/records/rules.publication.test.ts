import { MINUTE_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { planPublication } from './rules.ts';

const NOW = Date.parse('2031-03-12T12:00:00Z');
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;

test.each([
  ['nothing is written', { written: false, published_at: null, changed_at: null, told_at: null }, false, false],
  ['it is the first time', { written: true, published_at: null, changed_at: ago(1), told_at: null }, true, true],
  [
    'nothing changed since',
    { written: true, published_at: ago(90), changed_at: ago(91), told_at: ago(90) },
    false,
    false,
  ],
  [
    'it changed within the hour',
    { written: true, published_at: ago(59), changed_at: ago(1), told_at: ago(59) },
    false,
    false,
  ],
  [
    'it changed after an hour',
    { written: true, published_at: ago(60), changed_at: ago(1), told_at: ago(60) },
    false,
    true,
  ],
  [
    'it was told as it changed',
    { written: true, published_at: ago(90), changed_at: ago(90), told_at: ago(90) },
    false,
    false,
  ],
  [
    'nothing changed, and nobody was ever told',
    { written: true, published_at: ago(90), changed_at: null, told_at: null },
    false,
    false,
  ],
  [
    'it changed, and nobody was ever told',
    { written: true, published_at: ago(90), changed_at: ago(1), told_at: null },
    false,
    true,
  ],
  [
    'it changed while the hour ran',
    { written: true, published_at: ago(60), changed_at: ago(50), told_at: ago(60) },
    false,
    true,
  ],
])('publishing when %s', (_, state, publish, tell) => {
  expect(planPublication(state, NOW)).toEqual({ publish, tell });
});
