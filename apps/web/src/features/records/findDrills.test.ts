import { someDrills } from '@fairway/ui/testing/drills';
import { expect, test } from 'vitest';
import { findDrills } from './findDrills.ts';

const DRILLS = someDrills().map((drill) => ({ ...drill, content: drill.id === 'drill-1' ? 'Push two tees in' : '' }));

test.each([
  ['', ['Feet together', 'Gate putting', 'Land it on the towel', 'Mirror turn']],
  ['PUSH  tees', ['Gate putting']],
  ['9 iron', ['Feet together']],
  ['at home', ['Mirror turn']],
  ['gate iron', []],
])('%j finds %j among the drills on this device', (q, titles) => {
  expect(findDrills(DRILLS, q).map(({ title }) => title)).toEqual(titles);
});
