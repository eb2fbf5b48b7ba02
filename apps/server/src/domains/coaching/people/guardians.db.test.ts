import type { UserChange } from '@fairway/contracts/coaching/people';
import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { aPlayer, aPro } from '#test/builders.ts';
import { catchRefusal, createCalls, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));

/** A child, and what their guardian, who acts for them, saves of them. */
async function aChildInCare(email: string | null) {
  const pro = await aPro(home.db);
  const guardian = await aPlayer(home.db, pro);
  const dob = new Date('2016-05-01');
  const child = await aPlayer(home.db, pro, { first_name: 'Emma', guardian_id: guardian.id, dob });
  await home.db.users.update({ where: { id: child.id }, data: { email, email_verified_at: null } });
  const { people } = createCalls(services, { ...toActor(child), guardian_id: guardian.id });
  return {
    save: (change: UserChange) => people.saveUser({ id: child.id, ...change }),
    find: () => home.db.users.findUniqueOrThrow({ where: { id: child.id } }),
  };
}

describe('whoever acts for a child', () => {
  test.each([
    ['has none', null],
    ['has one', 'emma@example.com'],
  ])('changes no address of theirs: the child %s', async (_, email) => {
    const { save, find } = await aChildInCare(email);
    expect(await catchRefusal(save({ email: 'mine@example.com', first_name: 'Emmy' }))).toMatchObject({
      status: 403,
      message: AUTH_MESSAGES.ownAccountFirst,
    });
    expect(await find()).toMatchObject({ email, first_name: 'Emma' });
  });

  test.each([
    ['the address there is', 'ann@example.com', 'ann@example.com'],
    ['that there is none', '', null],
  ])('sends back %s without a password, and changes the rest', async (_, shown, email) => {
    const { save, find } = await aChildInCare(email);
    await save({ email: shown, first_name: 'Emmy' });
    expect(await find()).toMatchObject({ email, first_name: 'Emmy' });
  });
});
