import { aPlayer, aPro, anAdmin } from '#test/builders.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { listUsers } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
beforeEach(async () => {
  await home.db.users.deleteMany({ where: { type: 'player' } });
  await home.db.users.deleteMany();
});

const found = async (q: string) => (await listUsers({ page: 1, q }, services)).data.map(({ email }) => email);

describe('the list', () => {
  test('has everybody by name, whatever their level, without those who have left', async () => {
    const pro = await aPro(home.db, { first_name: 'bo', last_name: 'adams' });
    const player = await aPlayer(home.db, pro, { first_name: 'Ann', last_name: 'Adams' });
    const admin = await anAdmin(home.db, { first_name: 'Cy', last_name: 'Brown' });
    await aPro(home.db, { last_name: 'Gone', deleted_at: new Date() });
    const listed = ({ id, type, first_name, last_name, email, created_at }: typeof pro) => ({
      id,
      type,
      first_name,
      last_name,
      email,
      created_at: created_at.toISOString(),
      last_seen_at: null,
      pro: null,
    });
    const coach = { id: pro.id, first_name: 'bo', last_name: 'adams' };
    expect(await listUsers({ page: 1 }, services)).toEqual({
      data: [{ ...listed(player), pro: coach }, listed(pro), listed(admin)],
      total: 3,
      page: 1,
      per_page: 25,
    });
  });

  test('comes by pages of twenty-five, and says how many there are beyond the last one', async () => {
    const person = (nth: number) => ({
      id: uuid(),
      type: 'pro' as const,
      email: `${nth}@example.com`,
      calendar_token: uuid(),
      last_name: `${100 + nth}`,
    });
    await home.db.users.createMany({ data: Array.from({ length: 51 }, (_, nth) => person(nth)) });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listUsers({ page }, services)));
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
      [25, 51],
      [25, 51],
      [1, 51],
      [0, 51],
    ]);
    expect(pages[2]?.data[0]?.last_name).toBe('150');
  });
});

describe('the search', () => {
  test('finds by any part of a name or an address, whatever its case', async () => {
    await aPro(home.db, { first_name: 'Robin', last_name: 'O’Calder', email: 'coach@links.example' });
    await anAdmin(home.db, { first_name: 'Morgan', last_name: 'Hale', email: 'desk@example.com' });
    for (const q of ['robin', 'CALD', 'o’c', 'links', 'Robin O’Calder', 'calder rob', 'COACH@'])
      expect(await found(q), q).toEqual(['coach@links.example']);
    for (const q of ['robin hale', 'nobody', 'links desk']) expect(await found(q), q).toEqual([]);
    expect(await found('a')).toHaveLength(2);
    expect(await found('')).toHaveLength(2);
  });

  test('takes the signs of patterns for what they are', async () => {
    await aPro(home.db, { first_name: 'Per%cent', last_name: 'Under_score', email: 'a@example.com' });
    await aPro(home.db, { first_name: 'Plain', last_name: 'Name', email: 'b@example.com' });
    for (const q of ['%', '_', 'r%c', 'r_s']) expect(await found(q), q).toEqual(['a@example.com']);
    expect(await found('\\')).toEqual([]);
    expect(await found(`' OR 1=1 --`)).toEqual([]);
  });

  test('goes by its index once there are many', async () => {
    await home.db.$executeRaw`
      INSERT INTO users (id, type, email, calendar_token, first_name, last_name)
      SELECT gen_random_uuid(), 'pro', nth || '@example.com', 'token ' || nth, md5(nth::text), md5((-nth)::text)
      FROM generate_series(1, 5000) AS nth`;
    await home.db.$executeRaw`VACUUM ANALYZE users`;
    const plan = await home.db.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT id FROM users WHERE deleted_at IS NULL
        AND lower("first_name" || ' ' || "last_name" || ' ' || coalesce("email", '')) LIKE '%calder%'`;
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('users_findable');
  });
});
