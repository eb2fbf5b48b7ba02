import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { addUser, newReferralCode } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const person = { first_name: 'Robin', last_name: 'Calder', password: null };
const read = (id: string) =>
  home.db.users.findUniqueOrThrow({ where: { id }, include: { settings: true, groups: true } });

test('a pro gets settings, a calendar address, a code and the group of all players; a player has neither code nor group', async () => {
  const pro = await read(await addUser({ ...person, type: 'pro', email: 'pro@example.com' }, services));
  const player = await read(
    await addUser({ ...person, type: 'player', email: 'player@example.com', pro_id: pro.id }, services),
  );
  expect(pro.referral_code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(pro.groups).toMatchObject([{ name: 'All Players', is_all: true }]);
  expect([player.referral_code, player.groups]).toEqual([null, []]);
  expect(Buffer.from(pro.calendar_token, 'base64url')).toHaveLength(24);
  expect(pro.calendar_token).not.toBe(player.calendar_token);
  expect([pro.settings?.notification_email, player.settings?.notification_email]).toEqual([true, true]);
  expect(pro.created_at).toEqual(new Date('2031-03-10T09:00:00Z'));
});

test('nothing is left of a person whose address is taken', async () => {
  await addUser({ ...person, type: 'pro', email: 'taken@example.com' }, services);
  const count = async () => [await home.db.users.count(), await home.db.settings.count()];
  const before = await count();
  await expect(addUser({ ...person, type: 'player', email: 'TAKEN@example.com' }, services)).rejects.toThrow(
    'users_live_email_key',
  );
  expect(await count()).toEqual(before);
});

test('codes have no character that is taken for another', () => {
  const codes = Array.from({ length: 500 }, newReferralCode);
  expect(codes.join('')).not.toMatch(/[^A-Z0-9]|[01OI]/);
  expect(new Set(codes).size).toBeGreaterThan(495);
});
