import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSave } from '../../features/records/runningSaves.ts';
import { isIdle } from './isIdle.ts';

const focus = (isField: boolean) => vi.stubGlobal('document', { activeElement: { matches: () => isField } });
beforeEach(() => focus(false));
afterEach(() => vi.unstubAllGlobals());

test('a document that nobody works with may be loaded anew', () => {
  expect(isIdle()).toBe(true);
});

test('one in whose field somebody writes may not', () => {
  focus(true);
  expect(isIdle()).toBe(false);
});

test('one that saves records may not, until the last of them has ended', () => {
  const [one, other] = [noteSave('coach:lesson-1'), noteSave('coach:lesson-2')];
  expect(isIdle()).toBe(false);
  one();
  expect(isIdle()).toBe(false);
  other();
  expect(isIdle()).toBe(true);
});
