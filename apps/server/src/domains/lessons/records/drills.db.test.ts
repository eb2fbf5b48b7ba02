import type { SectionIn } from '@fairway/contracts/lessons/records';
import { aLesson } from '#test/builders.ts';
import { aRequest, createCalls, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
let lesson: string;
beforeEach(async () => {
  people = await coaching(services);
  ({ id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') }));
});

const calls = (as: Actor = people.pro) => createCalls(services, as, aRequest());
const addDrill = (title = 'Gate', as: Actor = people.pro) => calls(as).practice.addDrill({ title, minutes: 10 });
const save = (section: Partial<SectionIn>) =>
  calls().lessons.saveRecord({
    lesson,
    records: [{ ref: 'gate', type: 'text', content: 'Gate\n\nTwo tees.', ...section }],
  });
const publish = () => calls().lessons.saveRecord({ lesson, records: [] });
const readSection = async (as: Actor = people.player) => (await calls(as).lessons.byId({ id: lesson })).record[0];

test('a drill in a record is a text with its card, for the coach and for the player', async () => {
  const { id, title, minutes, image, is_deleted } = await addDrill();
  await save({ drill_id: id });
  await publish();
  for (const reader of [people.pro, people.player])
    expect(await readSection(reader)).toMatchObject({
      type: 'text',
      content: 'Gate\n\nTwo tees.',
      drill: { id, title, minutes, image, is_deleted },
    });
});

test('the same sent again is the same, without its drill it keeps it, and null takes the card away', async () => {
  const { id } = await addDrill();
  await save({ drill_id: id, revision: 0 });
  await save({ drill_id: id, revision: 0 });
  expect(await readSection(people.pro)).toMatchObject({ revision: 1, drill: { id } });
  await save({ content: 'Gate, slowly' });
  expect(await readSection(people.pro)).toMatchObject({ revision: 2, drill: { id } });
  await save({ content: 'Gate, slowly', drill_id: null });
  expect(await readSection(people.pro)).toMatchObject({ revision: 3, drill: null, content: 'Gate, slowly' });
});

test('a drill that is changed or deleted later stays in a published record, with the words as they were', async () => {
  const drill = await addDrill();
  await save({ drill_id: drill.id });
  await publish();
  await calls().practice.saveDrill({ id: drill.id, title: 'Gate of three', content: 'Three tees.' });
  expect(await readSection()).toMatchObject({ content: 'Gate\n\nTwo tees.', drill: { title: 'Gate of three' } });
  await calls().practice.removeDrill({ id: drill.id });
  expect(await readSection()).toMatchObject({
    content: 'Gate\n\nTwo tees.',
    drill: { id: drill.id, is_deleted: true },
  });
  expect(await calls(people.player).practice.drill({ id: drill.id })).toMatchObject({ title: 'Gate of three' });
  // Whoever still has it in a draft may go on writing.
  await save({ content: 'Gate, slowly', drill_id: drill.id });
  expect(await readSection()).toMatchObject({ content: 'Gate, slowly', drill: { id: drill.id } });
});

test('a draft whose drill was deleted before it was sent is saved with its words, once', async () => {
  const { id } = await addDrill();
  await calls().practice.removeDrill({ id });
  await save({ drill_id: id, revision: 0 });
  await save({ drill_id: id, revision: 0 });
  expect(await readSection(people.pro)).toMatchObject({ revision: 1, drill: null, content: 'Gate\n\nTwo tees.' });
});

test('another coach’s drill, and what is no id, come to nothing', async () => {
  const other = await coaching(services);
  const { id } = await addDrill('Clock', other.pro);
  for (const drill_id of [id, 'gate', '']) {
    await save({ drill_id });
    expect(await readSection(people.pro)).toMatchObject({ drill: null });
  }
});

test('only a text comes from a drill', async () => {
  const { id } = await addDrill();
  const fault = await expectFault('records.0.drill_id', save({ type: 'chart', drill_id: id }));
  expect(fault).toBe(LESSON_MESSAGES.textOnly);
});

test('a record and the deletion of its drill at once leave no part without its words', async () => {
  const { id } = await addDrill();
  await Promise.all([save({ drill_id: id }), calls().practice.removeDrill({ id })]);
  const section = await readSection(people.pro);
  expect(section?.content).toBe('Gate\n\nTwo tees.');
  // Whoever was first: the record shows a drill that is there, or none.
  expect(await home.db.drills.count({ where: { id } })).toBe(section?.drill ? 1 : 0);
});

test('whoever reads a shared record reads the words of a drill, and is not led to its page', async () => {
  const { id } = await addDrill();
  await save({ drill_id: id });
  await publish();
  const { url } = await calls(people.player).lessons.shareRecord({ lesson });
  const shared = await createCalls(services, null, aRequest()).lessons.sharedRecord({
    token: url.split('/').at(-1) ?? '',
  });
  expect(shared.record).toMatchObject([{ content: 'Gate\n\nTwo tees.', drill: null }]);
});
