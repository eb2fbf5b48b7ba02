import { expect, it } from 'vitest';
import { documentTitle } from './titles.ts';

const match = (title?: string) => ({ staticData: { title } });

it('names the tab after the deepest page that has a title', () => {
  expect(documentTitle([match(), match('Lessons'), match('Book a lesson')])).toBe('Book a lesson · Fairway');
  expect(documentTitle([match(), match('Lessons'), match()])).toBe('Lessons · Fairway');
});

it('is the app’s name where no page has one', () => {
  expect(documentTitle([match()])).toBe('Fairway');
});
