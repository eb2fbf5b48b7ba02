import { expect, it } from 'vitest';
import { aDrill } from '../../../../testing/drills.ts';
import { chooseGroup, choosePlayer, hasText, toFormErrors, toNewMessage, type MessageFields } from './form.ts';

const blank: MessageFields = { player: '', group: '', msg: '', offer_id: '', drill: null, images: [] };

it('choosing a player clears the group, and choosing a group the player', () => {
  const withGroup = { ...blank, ...chooseGroup('group-1') };
  expect(withGroup).toMatchObject({ player: '', group: 'group-1' });
  const withPlayer = { ...withGroup, ...choosePlayer('player-1') };
  expect(withPlayer).toMatchObject({ player: 'player-1', group: '' });
  expect({ ...withPlayer, ...chooseGroup('group-1') }).toMatchObject({ player: '', group: 'group-1' });
});

it('clearing one leaves the other as it is', () => {
  expect({ ...blank, group: 'group-1', ...choosePlayer(null) }).toMatchObject({ player: '', group: 'group-1' });
  expect({ ...blank, player: 'player-1', ...chooseGroup(null) }).toMatchObject({ player: 'player-1', group: '' });
});

it.each([
  ['', false],
  [' \n\t', false],
  ['.', true],
])('the text %j can be sent: %s', (msg, can) => {
  expect(hasText({ msg })).toBe(can);
});

it('what is blank is not sent', () => {
  expect(toNewMessage({ ...blank, msg: 'Hello', player: 'player-1' })).toEqual({ msg: 'Hello', player: 'player-1' });
  expect(
    toNewMessage({ ...blank, group: 'g', msg: 'Hello', offer_id: 'o', drill: aDrill(), images: ['/a.png'] }),
  ).toEqual({
    msg: 'Hello',
    group: 'g',
    offer_id: 'o',
    drill_id: 'drill-1',
    images: ['/a.png'],
  });
});

it('what the server says of a picture stands with what it says of all of them', () => {
  expect(toFormErrors({ image: ['Not a picture.'], msg: ['Too long.'] })).toEqual({
    images: ['Not a picture.'],
    msg: ['Too long.'],
  });
  expect(toFormErrors({ image: ['One.'], images: ['All.'] })).toEqual({ images: ['All.', 'One.'] });
  expect(toFormErrors(undefined)).toBeUndefined();
});
