import { createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));

test('a home shows the scores in one line and the newest three reminders, whatever their order', async () => {
  const { pro, player } = await coaching(services);
  const [as, own] = [createCalls(services, pro), createCalls(services, player)];
  expect(await own.skills.overview({})).toEqual({ skills: null, reminders: [] });
  for (const [discipline, score] of Object.entries({ Putting: 4, Driver: 7 }))
    await as.skills.add({ user_id: player.id, discipline, score });
  const ids: string[] = [];
  for (const title of ['Grip', 'Feet', 'Head', 'Tempo'])
    ids.push((await as.keyReminders.add({ user_id: player.id, title })).id);
  await as.keyReminders.order({ reminders: ids.map((id, order) => ({ id, order })) });
  const shown = await own.skills.overview({});
  expect(shown).toMatchObject({
    skills: {
      count: 2,
      average: 5.5,
      strongest: { discipline: 'Driver', score: 7 },
      weakest: { discipline: 'Putting', score: 4 },
    },
  });
  expect(shown.reminders.map(({ title }) => title)).toEqual(['Tempo', 'Head', 'Feet']);
  await as.people.saveUser({ id: player.id, skills_enabled: false });
  expect((await own.skills.overview({})).skills).toBeNull();
  expect((await as.skills.overview({ player_id: player.id })).skills).not.toBeNull();
});
