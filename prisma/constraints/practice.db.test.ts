import { randomUUID } from 'node:crypto';
import { aPlayer, aPro, type TestUser } from '@fairway/server/test/builders';
import { fileDatabase } from '@fairway/server/test/file-database';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
const created_at = new Date('2031-03-12T12:00:00Z');
let player: TestUser;
beforeEach(async () => {
  player = await aPlayer(home.db, await aPro(home.db));
});

const addSkill = (fields: { discipline?: string; score?: number; description?: string } = {}) =>
  home.db.skills.create({ data: { user_id: player.id, discipline: 'Putting', score: 5, created_at, ...fields } });
const addScore = (skill_id: string, score: number) =>
  home.db.skill_scores.create({ data: { skill_id, score, created_at } });

test('a skill has a name of 255 characters, a score from 0 to 10 and a description of 20,000 characters at most', async () => {
  await addSkill({ discipline: 'x'.repeat(255), score: 0, description: '😀'.repeat(20_000) });
  await addSkill({ score: 10 });
  await expect(addSkill({ discipline: '' })).rejects.toThrow('skills_discipline');
  await expect(addSkill({ discipline: 'x'.repeat(256) })).rejects.toThrow('skills_discipline');
  await expect(addSkill({ description: 'x'.repeat(20_001) })).rejects.toThrow('skills_description');
  for (const score of [-1, 11]) await expect(addSkill({ score })).rejects.toThrow('skills_score');
});

test('a score stays as it was given, and goes with its skill alone', async () => {
  const { id } = await addSkill();
  const score = await addScore(id, 5);
  const where = { id: score.id };
  for (const wrong of [-1, 11]) await expect(addScore(id, wrong)).rejects.toThrow('skill_scores_score');
  const refusal = 'the scores of skills are append-only';
  await expect(home.db.skill_scores.update({ where, data: { score: 6 } })).rejects.toThrow(refusal);
  await expect(home.db.skill_scores.update({ where, data: { created_at: new Date() } })).rejects.toThrow(refusal);
  await expect(home.db.skill_scores.delete({ where })).rejects.toThrow(refusal);
  await home.db.skills.delete({ where: { id } });
  expect(await home.db.skill_scores.count({ where })).toBe(0);
});

test('a goal leads somewhere, and has a unit where it is measured in own words', async () => {
  const add = (
    fields: { title?: string; measure?: 'score' | 'own'; unit?: string; target?: number; revision?: number } = {},
  ) =>
    home.db.player_goals.create({
      data: {
        user_id: player.id,
        by_pro: true,
        title: 'Break 80',
        measure: 'score',
        start: 85,
        target: 79,
        due_on: created_at,
        created_at,
        ...fields,
      },
    });
  const { id } = await add();
  await add({ measure: 'own', unit: 'putts a round' });
  await expect(add({ title: '' })).rejects.toThrow('player_goals_title');
  await expect(add({ measure: 'own' })).rejects.toThrow('player_goals_unit');
  await expect(add({ unit: 'putts' })).rejects.toThrow('player_goals_unit');
  await expect(add({ target: 85 })).rejects.toThrow('player_goals_target');
  await expect(add({ revision: 0 })).rejects.toThrow('player_goals_revision');
  const note = (said: string) =>
    home.db.goal_progress.create({ data: { goal_id: id, value: 82, note: said, by_pro: false, created_at } });
  await note('x'.repeat(500));
  await expect(note('x'.repeat(501))).rejects.toThrow('goal_progress_note');
});

test('a key reminder has a title of 1 to 50 characters and notes of 2,000 at most', async () => {
  const add = (fields: { title?: string; notes?: string; order?: number }) =>
    home.db.key_reminders.create({ data: { user_id: player.id, title: 'Head still', created_at, ...fields } });
  await add({ title: '😀'.repeat(50), notes: 'x'.repeat(2000), order: 0 });
  await expect(add({ title: '' })).rejects.toThrow('key_reminders_title');
  await expect(add({ title: 'x'.repeat(51) })).rejects.toThrow('key_reminders_title');
  await expect(add({ notes: 'x'.repeat(2001) })).rejects.toThrow('key_reminders_notes');
  await expect(add({ order: -1 })).rejects.toThrow('key_reminders_order');
});

test('a skill has twelve drills, each once and in a place of its own, and loses those that go with their coach', async () => {
  const { pro_id } = await home.db.users.findUniqueOrThrow({ where: { id: player.id } });
  const { id: skill_id } = await addSkill();
  const addDrill = async () =>
    (await home.db.drills.create({ data: { pro_id: pro_id ?? '', title: randomUUID() } })).id;
  const attach = (drill_id: string, position: number) =>
    home.db.skill_drills.create({ data: { skill_id, drill_id, position } });
  const drill_id = await addDrill();
  await attach(drill_id, 11);
  for (const position of [-1, 12])
    await expect(attach(await addDrill(), position)).rejects.toThrow('skill_drills_position');
  await expect(attach(drill_id, 0)).rejects.toThrow('Unique constraint');
  await expect(attach(await addDrill(), 11)).rejects.toThrow('Unique constraint');
  await home.db.drills.delete({ where: { id: drill_id } });
  expect(await home.db.skill_drills.count({ where: { skill_id } })).toBe(0);
});
