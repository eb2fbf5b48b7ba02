import { violates } from '@fairway/db/faults';
import { fileDatabase } from '@fairway/server/test/file-database';
import { aPlayer, aPro } from '@fairway/server/test/builders';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
const NOW = new Date('2031-03-10T09:00:00Z');
const at = (time: string) => new Date(`2031-03-12T${time}:00Z`);
const clock = (time: string) => new Date(`1970-01-01T${time}:00Z`);
let people: { pro_id: string; player_id: string };
beforeEach(async () => {
  const pro = await aPro(home.db);
  people = { pro_id: pro.id, player_id: (await aPlayer(home.db, pro)).id };
});

type WaitingRequest = Parameters<typeof home.db.waiting_requests.create>[0]['data'];
const aRequest = (fields: Partial<WaitingRequest> = {}) =>
  home.db.waiting_requests.create({
    data: {
      ...people,
      day: 2,
      start: clock('09:00'),
      end: clock('10:00'),
      duration: 60,
      created_at: NOW,
      ...fields,
    } as WaitingRequest,
  });
type Hold = Parameters<typeof home.db.waiting_holds.create>[0]['data'];
async function hold(from: string, until: string, fields: Partial<Hold> = {}) {
  const { id: request_id } = await aRequest();
  const opening = await home.db.waiting_openings.create({ data: { pro_id: people.pro_id, spans: [], opened_at: NOW } });
  const times = { starts_at: at(from), ends_at: at(until), held_at: NOW, expires_at: at('09:00') };
  return home.db.waiting_holds.create({
    data: { ...people, request_id, opening_id: opening.id, ...times, ...fields } as Hold,
  });
}
const refusedBy = async (call: Promise<unknown>, constraint: string) =>
  violates(
    await call.then(
      () => expect.unreachable('The database took it.'),
      (error: unknown) => error,
    ),
    constraint,
  );

test('one waits for a date or for a day of the week, and for a lesson that fits', async () => {
  expect(await refusedBy(aRequest({ date: at('00:00') }), 'waiting_requests_date_or_day')).toBe(true);
  expect(await refusedBy(aRequest({ day: null }), 'waiting_requests_date_or_day')).toBe(true);
  expect(await refusedBy(aRequest({ day: 7 }), 'waiting_requests_day')).toBe(true);
  expect(await refusedBy(aRequest({ duration: 75 }), 'waiting_requests_window')).toBe(true);
  await aRequest({ day: null, date: at('00:00') });
});

test('no two open holds of a coach overlap; one that is over gives its time free', async () => {
  const first = await hold('10:00', '11:00');
  expect(await refusedBy(hold('10:30', '11:30'), 'waiting_holds_no_overlap')).toBe(true);
  await hold('11:00', '12:00');
  await home.db.waiting_holds.update({ where: { id: first.id }, data: { closed_at: NOW, outcome: 'lapsed' } });
  await hold('10:00', '11:00');
});

test('a hold has a beginning and an end, and says how it ended', async () => {
  expect(await refusedBy(hold('11:00', '10:00'), 'waiting_holds_order')).toBe(true);
  expect(await refusedBy(hold('10:00', '11:00', { expires_at: NOW }), 'waiting_holds_order')).toBe(true);
  expect(await refusedBy(hold('10:00', '11:00', { closed_at: NOW }), 'waiting_holds_closed')).toBe(true);
});

test('what came free is a list of spans', async () => {
  const opening = { pro_id: people.pro_id, spans: {}, opened_at: NOW };
  expect(await refusedBy(home.db.waiting_openings.create({ data: opening }), 'waiting_openings_spans')).toBe(true);
});
