import type { ChangeIn } from '@fairway/contracts/lessons/lessons';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { changeLesson } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));

const BOOKING = { date: '2031-03-12', time: times(['10:00', '11:00']), duration: 60, payment_type: 'on_day' as const };

test('a player’s words stay beside those the coach writes, also where the player then changes something else', async () => {
  const { pro, player } = await coaching(services);
  const { id } = (await bookLesson(player, { ...BOOKING, note: 'Bad back' }, services)).lesson;
  const change = async (actor: Actor, fields: Omit<ChangeIn, 'id'>) => {
    const { note, player_note } = (await changeLesson(actor, { id, ...fields }, services)).lesson;
    return { note, player_note };
  };
  const both = { note: 'Warm up first', player_note: 'Bad back' };
  expect(await change(pro, { note: 'Warm up first' })).toEqual(both);
  // The form of a player sends the note along, whoever wrote it.
  expect(await change(player, { date: '2031-03-13', note: 'Warm up first' })).toEqual(both);
  expect(await change(pro, { note: '' })).toEqual({ note: null, player_note: 'Bad back' });
  expect(await change(player, { note: 'Better now' })).toEqual({ note: 'Better now', player_note: 'Better now' });
});

test('what a coach writes is no words of the player', async () => {
  const { pro, player } = await coaching(services);
  const { lesson } = await bookLesson(pro, { ...BOOKING, player_id: player.id, note: 'Bring the wedge' }, services);
  expect(lesson).toMatchObject({ note: 'Bring the wedge', player_note: null });
});
