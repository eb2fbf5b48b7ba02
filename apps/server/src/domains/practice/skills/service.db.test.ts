import { HOSTILE_HTML } from '@fairway/contracts/testing/hostile-html';
import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import { aLesson } from '#test/builders.ts';
import { atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { uploadPicture } from '#domains/files/uploads/service.ts';
import { describeUser } from '#domains/users/me/service.ts';
import { visibleFile } from '#domains/files/stored-files/service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const calls = (as: Actor = people.pro) => createCalls(services, as).skills;
type Sent = Parameters<ReturnType<typeof calls>['add']>[0];
const add = (input: Partial<Sent> = {}) =>
  calls().add({ user_id: people.player.id, discipline: 'Putting', score: 5, ...input });
const listScores = async (id: string) =>
  (await home.db.skill_scores.findMany({ where: { skill_id: id }, orderBy: { id: 'asc' } })).map(({ score }) => score);
const uploadOne = async (owner: Actor) => (await uploadPicture(owner, [receivedFile(await aJpeg())], services)).path;

test('a coach gives a player a skill and scores it anew, and the player reads both scores', async () => {
  const lesson = await aLesson(home.db, people, {
    starts_at: new Date('2031-03-10T10:00:00Z'),
    title: 'The short game',
  });
  const added = await add({ score: '4', description: '<p>Ten <strong>in a row</strong></p>', lesson_id: lesson.id });
  expect(added).toMatchObject({
    user_id: people.player.id,
    discipline: 'Putting',
    score: 4,
    description: '<p>Ten <strong>in a row</strong></p>',
    lesson: { id: lesson.id, title: 'The short game', starts_at: '2031-03-10T10:00:00.000Z' },
    history: [{ score: 4, at: NOW, lesson_id: lesson.id }],
  });
  clock.pass(24);
  await calls().save({ id: added.id, score: 6, lesson_id: null });
  const [read] = await calls(people.player).list({ id: people.player.id });
  expect(read).toMatchObject({ score: 6, lesson: null, lesson_id: null, description: added.description });
  expect(read?.history).toEqual([
    { score: 4, at: NOW, lesson_id: lesson.id },
    { score: 6, at: '2031-03-13T12:00:00.000Z', lesson_id: null },
  ]);
});

test('what is saved without another score adds nothing to the history, and what is not sent stays', async () => {
  const { id } = await add({ description: '<p>Slow</p>' });
  const saved = await calls().save({ id, user_id: people.player.id, discipline: ' Long putts ', score: 5 });
  expect(saved).toMatchObject({ discipline: 'Long putts', description: '<p>Slow</p>' });
  expect(saved.history).toHaveLength(1);
  expect((await calls().save({ id, description: null })).description).toBe('');
});

test.each([11, -1, 5.5, '5.5', 'ten', '', null, true, [5], Number.NaN])('a score of %j is refused', async (score) => {
  // A sender may send anything: the schema is what is asked here.
  const wrong = { score } as unknown as { score: number };
  expect(await expectFault('score', add(wrong))).toBe(PRACTICE_MESSAGES.score);
  const { id } = await add();
  await expectFault('score', calls().save({ id, ...wrong, discipline: 'Putting' }));
  expect(await listScores(id)).toEqual([5]);
});

test('a score may come as its text', async () => {
  const { id } = await add({ score: '0' });
  expect((await calls().save({ id, score: '10' })).score).toBe(10);
});

test('two windows that change a score at once keep both in the history', async () => {
  const { id } = await add({ score: 5 });
  const { granted } = await atOnce([7, 3].map((score) => calls().save({ id, score })));
  expect(granted).toHaveLength(2);
  const [first, second, third] = await listScores(id);
  expect([first, [second, third].sort()]).toEqual([5, [3, 7]]);
  const [now] = await calls().list({ id: people.player.id });
  expect(now?.score).toBe(third);
});

test('many windows at once keep each score, whichever is saved last', async () => {
  const { id } = await add({ score: 0 });
  await atOnce([1, 2, 3, 4, 5, 6, 7, 8].map((score) => calls().save({ id, score })));
  expect((await listScores(id)).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a player has so many skills and no more, also when two come at once', async () => {
  await home.db.skills.createMany({
    data: Array.from({ length: SKILL_LIMITS.skills - 1 }, (_, nth) => ({
      user_id: people.player.id,
      discipline: `Skill ${nth}`,
      score: 5,
      created_at: clock.now(),
    })),
  });
  const { granted, refused } = await atOnce([add(), add(), add()]);
  expect([granted.length, refused.length]).toEqual([1, 2]);
  expect(refused[0]?.errors).toEqual({ discipline: [PRACTICE_MESSAGES.skillLimit(SKILL_LIMITS.skills)] });
});

test('a skill belongs to a lesson of this coach with this player', async () => {
  const other = await coaching(services);
  const another = await people.another();
  const foreign = await aLesson(home.db, other, { starts_at: new Date('2031-03-10T10:00:00Z') });
  const elses = await aLesson(
    home.db,
    { pro: people.pro, player: another },
    { starts_at: new Date('2031-03-11T10:00:00Z') },
  );
  for (const lesson_id of [foreign.id, elses.id, 'no-id'])
    expect(await expectFault('lesson_id', add({ lesson_id }))).toBe(PRACTICE_MESSAGES.lessonUnknown);
  const { id } = await add();
  await expectFault('lesson_id', calls().save({ id, lesson_id: foreign.id }));
  await expectFault('user_id', calls().save({ id, user_id: another.id }));
  await expectFault('user_id', add({ user_id: other.player.id }));
});

test('a player reads the title of a lesson once its record is published', async () => {
  const starts_at = new Date('2031-03-10T10:00:00Z');
  const { id: lesson_id } = await aLesson(home.db, people, { starts_at, title: 'A draft' });
  await add({ lesson_id });
  const read = async (as: Actor) => (await calls(as).list({ id: people.player.id }))[0]?.lesson?.title;
  expect([await read(people.pro), await read(people.player)]).toEqual(['A draft', null]);
  await home.db.lessons.update({ where: { id: lesson_id }, data: { published_at: starts_at } });
  expect(await read(people.player)).toBe('A draft');
});

test('a skill that loses its lesson stays, and so do its scores', async () => {
  const lesson = await aLesson(home.db, people, { starts_at: new Date('2031-03-10T10:00:00Z') });
  const { id } = await add({ lesson_id: lesson.id });
  await home.db.lessons.delete({ where: { id: lesson.id } });
  const [skill] = await calls().list({ id: people.player.id });
  expect(skill).toMatchObject({ id, lesson_id: null, history: [{ score: 5, lesson_id: null }] });
});

test('a coach switches skills off for a player, who then is shown none', async () => {
  await add();
  const [, own] = [await calls().progress({ player_id: people.player.id }), await calls(people.player).progress({})];
  expect([own.skills_enabled, own.skills.length]).toEqual([true, 1]);
  await createCalls(services, people.pro).people.saveUser({ id: people.player.id, skills_enabled: false });
  expect(await calls(people.player).progress({})).toMatchObject({ skills_enabled: false, skills: [], lessons: [] });
  expect(await calls(people.player).list({ id: people.player.id })).toEqual([]);
  expect(await describeUser(people.player, services)).toMatchObject({ skills_enabled: false, skills: [] });
  expect(await calls().list({ id: people.player.id })).toHaveLength(1);
});

test('a player’s own fields, and their page, name their skills with the scores', async () => {
  const { id } = await add();
  const shown = { skills_enabled: true, skills: [{ id, discipline: 'Putting', score: 5 }] };
  expect(await describeUser(people.player, services)).toMatchObject(shown);
  expect(await createCalls(services, people.pro).people.player({ id: people.player.id })).toMatchObject(shown);
  expect((await describeUser(people.pro, services)).skills).toEqual([]);
});

test('a skill goes with its scores', async () => {
  const { id } = await add();
  await calls().save({ id, score: 6 });
  await calls().remove({ id });
  expect(await catchRefusal(calls().remove({ id }))).toEqual(NOT_FOUND);
  expect(await listScores(id)).toEqual([]);
});

describe('a description', () => {
  test('has nothing left of any payload, in the database nor in an answer', async () => {
    const { id } = await add();
    const whole = HOSTILE_HTML.filter((html) => html.length < 1000);
    for (let at = 0; at < whole.length; at += 20) {
      const { description } = await calls().save({ id, description: whole.slice(at, at + 20).join('\n') });
      const { description: kept } = await home.db.skills.findUniqueOrThrow({ where: { id } });
      expect(kept).toBe(description);
      expect(kept).not.toMatch(/<(?!\/?(?:p|br|strong|em|u|s|h3|h4|ul|ol|li|blockquote|a)\b)/i);
      expect(kept).not.toMatch(/<[^>]*\s(?!href=|rel=)[a-z]+\s*=/i);
      expect(kept).not.toMatch(/href="(?!https?:|mailto:)/i);
      expect(kept).not.toContain('\0');
    }
  });

  test('loses a NUL and half a character, which any other field is refused for', async () => {
    expect((await add({ description: '<p>a\0b\uD800c</p>' })).description).toBe('<p>ab\uFFFDc</p>');
    await expectFault('discipline', add({ discipline: 'a\0b' }));
  });

  test('has 20,000 characters at most, as it is sent and as it is kept', async () => {
    const most = SKILL_LIMITS.description;
    expect((await add({ description: 'x'.repeat(most) })).description).toHaveLength(most);
    await expectFault('description', add({ description: 'x'.repeat(most + 1) }));
    expect(await expectFault('description', add({ description: '&'.repeat(most) }))).toBe(
      PRACTICE_MESSAGES.descriptionLength,
    );
  });

  test('shows pictures of its coach’s own, to the player and the coach alone, and lets them go', async () => {
    const src = await uploadOne(people.pro);
    const { id, description } = await add({ description: `<p>Grip</p><img src="${src}" alt="Grip">` });
    expect(description).toBe(`<p>Grip</p><img src="${src}" alt="Grip" />`);
    const see = async (as: Actor) => (await visibleFile(as, src.slice('/files/'.length), services)) !== null;
    expect([await see(people.pro), await see(people.player), await see(await people.another())]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await calls().save({ id, description: `${description}<img src="${src}">` })).description).toContain(src);
    await calls().save({ id, description: '<p>Grip</p>' });
    expect([await see(people.pro), await see(people.player)]).toEqual([false, false]);
  });

  test('drops a picture that is another’s, or in use elsewhere', async () => {
    const other = await coaching(services);
    const [theirs, ours] = [await uploadOne(other.pro), await uploadOne(people.pro)];
    expect((await add({ description: `<p>x</p><img src="${theirs}">` })).description).toBe('<p>x</p>');
    await add({ description: `<img src="${ours}">` });
    expect((await add({ description: `<img src="${ours}">` })).description).toBe('');
  });

  test('takes its pictures with it', async () => {
    const src = await uploadOne(people.pro);
    const { id } = await add({ description: `<img src="${src}">` });
    await calls().remove({ id });
    expect(await home.db.files.count({ where: { owner_id: people.pro.id } })).toBe(0);
  });
});

describe('the drills of a skill', () => {
  const practice = (as: Actor = people.pro) => createCalls(services, as).practice;
  const addDrills = async (...titles: string[]) => {
    const ids: string[] = [];
    for (const title of titles) ids.push((await practice().addDrill({ title })).id);
    return ids;
  };
  const titles = ({ drills }: { drills: { title: string }[] }) => drills.map(({ title }) => title);

  test('stand in the coach’s order, each once, and stay while nothing is sent of them', async () => {
    const [gate = '', clock = ''] = await addDrills('Gate', 'Clock');
    const { id } = await add({ drill_ids: [clock, gate, clock] });
    expect(titles(await calls().save({ id, score: 6 }))).toEqual(['Clock', 'Gate']);
    await calls().save({ id, drill_ids: [gate, clock] });
    const [read] = await calls(people.player).list({ id: people.player.id });
    expect(read && titles(read)).toEqual(['Gate', 'Clock']);
    expect(titles(await calls().save({ id, drill_ids: [] }))).toEqual([]);
  });

  test('stay when one is deleted, and it can be taken out, but not put back', async () => {
    const [gate = '', clock = ''] = await addDrills('Gate', 'Clock');
    const { id } = await add({ drill_ids: [gate, clock] });
    await practice().removeDrill({ id: gate });
    const kept = await calls().save({ id, drill_ids: [clock, gate] });
    expect(kept.drills).toMatchObject([{ title: 'Clock' }, { title: 'Gate', is_deleted: true }]);
    expect(await practice(people.player).drill({ id: gate })).toMatchObject({ title: 'Gate' });
    await calls().save({ id, drill_ids: [clock] });
    const said = await expectFault('drill_ids', calls().save({ id, drill_ids: [clock, gate] }));
    expect(said).toBe(DRILL_MESSAGES.unknown);
  });

  test('are the coach’s own, and twelve at most; what is refused changes nothing', async () => {
    const other = await coaching(services);
    const { id: theirs } = await practice(other.pro).addDrill({ title: 'Clock' });
    await expectFault('drill_ids', add({ drill_ids: [theirs] }));
    await expectFault('drill_ids', add({ drill_ids: ['gate'] }));
    expect(await home.db.skills.count({ where: { user_id: people.player.id } })).toBe(0);
    const ids = await addDrills(...Array.from({ length: SKILL_LIMITS.drills + 1 }, (_, nth) => `Drill ${nth}`));
    const { id } = await add({ drill_ids: ids.slice(1) });
    const said = await expectFault('drill_ids', calls().save({ id, discipline: 'Irons', drill_ids: ids }));
    expect(said).toBe(PRACTICE_MESSAGES.skillDrills(SKILL_LIMITS.drills));
    expect((await calls().list({ id: people.player.id }))[0]).toMatchObject({ discipline: 'Putting' });
  });

  test('of two windows that save at once are those of one', async () => {
    const [gate = '', clock = '', towel = ''] = await addDrills('Gate', 'Clock', 'Towel');
    const { id } = await add();
    await Promise.all([calls().save({ id, drill_ids: [gate, clock] }), calls().save({ id, drill_ids: [towel, gate] })]);
    const [read] = await calls().list({ id: people.player.id });
    expect([['Gate', 'Clock'].join(), ['Towel', 'Gate'].join()]).toContain(read && titles(read).join());
  });
});
