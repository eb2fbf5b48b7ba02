import { expect, test } from 'vitest';
import { changeNote, writeNote } from './rules.ts';

test.each([
  ['a player’s words are theirs too', 'player', 'Bad back', { note: 'Bad back', player_note: 'Bad back' }],
  ['a coach’s are the note alone', 'pro', 'Bring the wedge', { note: 'Bring the wedge' }],
  ['an empty note is none, a player’s too', 'player', '', { note: null, player_note: null }],
  ['one that was not sent is none', 'pro', undefined, { note: null }],
] as const)('a note of a booking: %s', (_, type, text, expected) => {
  expect(writeNote(type, text)).toEqual(expected);
});

test.each([
  ['one that is not sent stays', 'player', 'Bad back', undefined, {}],
  ['one that comes back as it stands is nobody’s new word', 'player', 'Warm up first', 'Warm up first', {}],
  ['none that comes back empty stays none', 'player', null, '', {}],
  [
    'a player words it anew',
    'player',
    'Warm up first',
    'Better now',
    { note: 'Better now', player_note: 'Better now' },
  ],
  ['a coach leaves the player’s own words as they are', 'pro', 'Bad back', 'Warm up first', { note: 'Warm up first' }],
  ['a coach takes it away', 'pro', 'Bad back', null, { note: null }],
] as const)('a note of a change: %s', (_, type, current, text, expected) => {
  expect(changeNote(type, current, text)).toEqual(expected);
});
