import { aLesson } from '#test/builders.ts';
import { atOnce, catchRefusal, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { getPlayerPage } from '#domains/coaching/people/service.ts';
import { noteAttendance } from './service.ts';

const NOW = '2031-03-12T12:00:00Z';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let people: Coaching;
let id: string;
beforeEach(async () => {
  people = await coaching(services);
  id = await lesson('2031-03-12T10:00:00Z');
});

const lesson = async (starts_at: string, fields: Parameters<typeof aLesson>[2] = {}, who: object = people) =>
  (await aLesson(home.db, who as Coaching, { starts_at: new Date(starts_at), ...fields })).id;
const note = (attendance: 'came' | 'no_show' | null, lesson_id = id) =>
  noteAttendance(people.pro, { id: lesson_id, attendance }, services);
const row = () => home.db.lessons.findUniqueOrThrow({ where: { id } });

test('a coach notes who came, changes it and takes it back; the player never reads it', async () => {
  expect(await note('no_show')).toMatchObject({ attendance: 'no_show', can: { note_attendance: true } });
  expect(await lessonById(people.player, id, services)).toMatchObject({ attendance: null });
  expect(await note('came')).toMatchObject({ attendance: 'came' });
  expect(await note(null)).toMatchObject({ attendance: null });
});

test('nothing else of the lesson, no credits and no notice come of it', async () => {
  await credits(services, people, 4);
  const [before, events] = [await row(), await home.db.outbox.count()];
  await note('no_show');
  expect(await row()).toEqual({ ...before, attendance: 'no_show' });
  expect([await readCredits(home.db, people.player), await home.db.outbox.count()]).toEqual([4, events]);
});

test('no-shows are counted on the player’s page, for their coach alone', async () => {
  await note('no_show');
  await note('no_show', await lesson('2031-03-01T10:00:00Z'));
  await note('came', await lesson('2031-03-02T10:00:00Z'));
  const count = async (actor: Coaching['pro']) => (await getPlayerPage(actor, people.player.id, services)).no_shows;
  expect([await count(people.pro), await count(people.player)]).toEqual([2, null]);
});

test('it is refused before the end, of a guest and of a cancelled lesson, and of another coach’s there is none', async () => {
  const refused = await Promise.all([
    expectFault('attendance', note('came', await lesson('2031-03-12T11:30:00Z'))),
    expectFault('attendance', note('came', await lesson('2031-03-11T10:00:00Z', {}, { pro: people.pro }))),
    expectFault(
      'attendance',
      note('came', await lesson('2031-03-10T10:00:00Z', { cancelled_at: new Date('2031-03-09T10:00:00Z') })),
    ),
  ]);
  expect(refused).toEqual([
    'You can record attendance once the lesson is over.',
    'Attendance is recorded for players, not for guests.',
    'This lesson has been cancelled.',
  ]);
  const { pro } = await coaching(services);
  expect(await catchRefusal(noteAttendance(pro, { id, attendance: 'came' }, services))).toEqual(NOT_FOUND);
});

test('two at once are both answered, and one of the two words stands', async () => {
  const { granted } = await atOnce([note('came'), note('no_show')]);
  expect(granted).toHaveLength(2);
  expect(['came', 'no_show']).toContain((await row()).attendance);
});
