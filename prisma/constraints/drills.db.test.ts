import { aLesson, aPlayer, aPro, type TestUser } from '@fairway/server/test/builders';
import { fileDatabase } from '@fairway/server/test/file-database';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});
const AT = new Date('2031-03-12T12:00:00Z');

describe('a drill', () => {
  const keep = (fields: object = {}) => home.db.drills.create({ data: { pro_id: pro.id, title: 'Gate', ...fields } });

  test('has a title of its own in its library, until it is deleted', async () => {
    await keep({ deleted_at: AT });
    await keep();
    await expect(keep({ title: 'GATE' })).rejects.toThrow('drills_title_key');
    await keep({ pro_id: (await aPro(home.db)).id });
  });

  test.each([
    ['drills_title', { title: '' }],
    ['drills_title', { title: 'x'.repeat(101) }],
    ['drills_content', { content: 'x'.repeat(5001) }],
    ['drills_equipment', { equipment: 'x'.repeat(201) }],
    ['drills_minutes', { minutes: 0 }],
    ['drills_target', { target: 11 }],
    ['drills_target_feet', { target_feet: 0 }],
    ['drills_video_url', { video_url: 'http://example.com' }],
    ['drills_tags', { tags: Array.from({ length: 11 }, (_, nth) => `${nth}`) }],
  ])('is held to %s', async (name, fields) => {
    await expect(keep(fields)).rejects.toThrow(name);
  });

  test('shows a video that no other shows, and outlives it', async () => {
    const file = { owner_id: pro.id, key: 'videos/a', content_type: 'video/mp4', bytes: 1 };
    const { id: video_id } = await home.db.files.create({ data: file });
    const { id } = await keep({ video_id });
    await expect(keep({ title: 'Clock', video_id })).rejects.toThrow('Unique constraint');
    await home.db.files.delete({ where: { id: video_id } });
    expect(await home.db.drills.findUnique({ where: { id } })).toMatchObject({ video_id: null });
  });

  test('shows a picture that no other shows, and goes with its coach', async () => {
    const file = { owner_id: pro.id, key: 'images/a', content_type: 'image/webp', bytes: 1 };
    const { id: image_id } = await home.db.files.create({ data: file });
    await keep({ image_id });
    await expect(keep({ title: 'Clock', image_id })).rejects.toThrow('Unique constraint');
    await home.db.users.delete({ where: { id: player.id } });
    await home.db.users.delete({ where: { id: pro.id } });
    expect(await home.db.drills.count({ where: { pro_id: pro.id } })).toBe(0);
  });
});

describe('a text of a record that comes from a drill', () => {
  const write = async (fields: object) => {
    const { id: lesson_id } = await aLesson(home.db, { pro, player }, { starts_at: AT });
    const { id: drill_id } = await home.db.drills.create({ data: { pro_id: pro.id, title: `Drill of ${lesson_id}` } });
    const data = { lesson_id, drill_id, ref: 'gate', position: 0, type: 'text' as const, ...fields };
    return home.db.lesson_sections.create({ data });
  };

  test.each([{ type: 'video' as const }, { is_player_submitted: true }])(
    'is the coach’s, and no %j',
    async (fields) => {
      await expect(write(fields)).rejects.toThrow('lesson_sections_drill');
    },
  );

  test('stays when its drill goes', async () => {
    const { id, drill_id } = await write({ content: 'Gate' });
    await home.db.drills.delete({ where: { id: drill_id ?? '' } });
    expect(await home.db.lesson_sections.findUnique({ where: { id } })).toMatchObject({
      content: 'Gate',
      drill_id: null,
    });
  });
});

describe('a plan', () => {
  const set = (fields: object = {}) =>
    home.db.practice_plans.create({ data: { pro_id: pro.id, player_id: player.id, created_at: AT, ...fields } });
  const result = { score: 7, done_at: AT, done_on: AT, result_key: '0190b1a2-0000-7000-8000-000000000000' };
  const practise = async (fields: object) => {
    const { id: plan_id } = await set();
    const { id: drill_id } = await home.db.drills.create({ data: { pro_id: pro.id, title: `Drill of ${plan_id}` } });
    const data = { plan_id, drill_id, position: 0, due_on: AT, ...fields };
    return { data, session: await home.db.practice_sessions.create({ data }) };
  };

  test('is set once under a key of its coach’s', async () => {
    await set({ key: 'a' });
    await expect(set({ key: 'a' })).rejects.toThrow('Unique constraint');
    await set();
    await set();
  });

  test('does not end before it begins, and says 2,000 characters at most', async () => {
    await expect(set({ ended_at: new Date(0) })).rejects.toThrow('practice_plans_ended');
    await expect(set({ note: 'x'.repeat(2001) })).rejects.toThrow('practice_plans_note');
    await expect(set({ revision: 0 })).rejects.toThrow('practice_plans_revision');
  });

  test('has a drill once on a day', async () => {
    const { data } = await practise({});
    await expect(home.db.practice_sessions.create({ data })).rejects.toThrow('Unique constraint');
  });

  test.each([
    ['practice_sessions_score', { ...result, score: 11 }],
    ['practice_sessions_note', { ...result, note: 'x'.repeat(501) }],
    ['practice_sessions_result', { ...result, score: null }],
    ['practice_sessions_result', { ...result, done_on: null }],
    ['practice_sessions_result', { ...result, result_key: null }],
    ['practice_sessions_result', { note: 'Windy' }],
  ])('has results that are held to %s', async (name, fields) => {
    await practise(result);
    await expect(practise(fields)).rejects.toThrow(name);
  });

  test('goes with its player, whose results are theirs', async () => {
    const { session } = await practise(result);
    await home.db.users.delete({ where: { id: player.id } });
    expect(await home.db.practice_sessions.count({ where: { id: session.id } })).toBe(0);
  });
});
