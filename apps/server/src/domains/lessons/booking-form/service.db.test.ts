import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addVenue } from '#domains/coaching/venues/service.ts';
import { bookingForm } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, { first_name: 'Robin', currency: 'EUR' });
});
const settle = (user: { id: string }, data: Parameters<typeof home.db.settings.update>[0]['data']) =>
  home.db.settings.update({ where: { user_id: user.id }, data });

describe('a player’s form', () => {
  test('has the pro’s terms, the days that are open, and their own credits', async () => {
    const { pro, player } = people;
    const club = await addVenue(pro, { name: 'Links' }, services);
    await settle(pro, { lesson_price: 1250, lesson_duration: 45, diary_availability_months: 1 });
    await credits(services, { pro, player }, 5);
    expect(await bookingForm(player, services)).toEqual({
      timezone: 'Europe/London',
      currency: 'EUR',
      lesson_price: 1250,
      duration: 45,
      first_date: '2031-03-10',
      last_date: '2031-04-10',
      clubs: [{ id: club.id, name: 'Links' }],
      credits: 5,
      players: [],
      recent: [],
      refusal: null,
    });
  });

  test('begins with their own length before the pro’s, and an hour without either', async () => {
    const { pro, player } = people;
    expect((await bookingForm(player, services)).duration).toBe(60);
    await settle(pro, { lesson_duration: 90 });
    await settle(player, { lesson_duration: 30 });
    expect((await bookingForm(player, services)).duration).toBe(30);
  });

  test('does not count expired credits', async () => {
    await credits(services, people, 5);
    clock.set('2032-03-11T00:00:00Z');
    expect((await bookingForm(people.player, services)).credits).toBe(0);
  });

  test('opens with the first day that their notice reaches', async () => {
    clock.set('2031-03-10T22:30:00Z');
    expect((await bookingForm(people.player, services)).first_date).toBe('2031-03-11');
    expect((await bookingForm(people.pro, services)).first_date).toBe('2031-03-10');
  });

  test('says why nothing can be booked with a lapsed pro', async () => {
    const { player } = await coaching(services, { subscribed_until: new Date('2031-01-01') });
    expect((await bookingForm(player, services)).refusal).toBe(
      'Lessons cannot be booked with this coach at the moment.',
    );
  });
});

describe('a pro’s form', () => {
  test('has their own usual length and no last day, and each player’s credits and length', async () => {
    const { pro, player } = people;
    const second = await people.another({ first_name: 'Ann', last_name: 'Adams' });
    await people.another({ last_name: 'Gone', deleted_at: new Date() });
    await settle(pro, { preffered_lesson_duration: 30, lesson_duration: 60 });
    await settle(second, { lesson_duration: 90 });
    await credits(services, { pro, player }, 3);
    await credits(services, { pro, player }, 4);
    expect(await bookingForm(pro, services)).toMatchObject({
      duration: 30,
      last_date: null,
      credits: 0,
      players: [
        { id: second.id, first_name: 'Ann', last_name: 'Adams', credits: 0, lesson_duration: 90 },
        { id: player.id, first_name: 'Jamie', last_name: 'Whitlock', credits: 7, lesson_duration: 30 },
      ],
    });
  });
});

test('a player whose pro has left has nobody to book with', async () => {
  await home.db.users.update({ where: { id: people.pro.id }, data: { deleted_at: new Date() } });
  expect((await catchRefusal(bookingForm(people.player, services))).status).toBe(404);
});
