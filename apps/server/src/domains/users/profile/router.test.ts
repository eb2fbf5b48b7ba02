import { atOnce, createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
let id: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  ({ id } = await createCalls(services, roles.pro).profile.addClub({ name: 'Links' }));
});

const PROS = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ITS_PRO = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['clubs', (calls) => calls.profile.clubs(), expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 })],
  ['addClub', (calls) => calls.profile.addClub({ name: 'Range' }), PROS],
  ['changeClub', (calls) => calls.profile.changeClub({ id, name: 'New Links' }), ITS_PRO],
  ['removeClub', (calls) => calls.profile.removeClub({ id }), ITS_PRO],
  ['profile', (calls) => calls.profile.profile(), expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 })],
  ['saveProfile', (calls) => calls.profile.saveProfile({ intro: 'Hello' }), PROS],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });

  test('players see the venues of their own pro', async () => {
    expect(await createCalls(services, roles.player).profile.clubs()).toMatchObject([
      { id, name: 'Links', owner: false },
    ]);
    expect(await createCalls(services, roles.otherPlayer).profile.clubs()).toEqual([]);
  });
});

test.each(['', '42', 'x'.repeat(5_000)])('%s is the id of no venue', async (odd) => {
  const { profile } = createCalls(services, roles.pro);
  const { refused } = await atOnce<unknown>([
    profile.changeClub({ id: odd, name: 'x' }),
    profile.removeClub({ id: odd }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
});

test.each<[string, unknown]>([
  ['name', {}],
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(256) }],
  ['name', { name: 'Links\0' }],
  ['telephone', { name: 'Links', telephone: '1'.repeat(256) }],
  ['website', { name: 'Links', website: 'w'.repeat(256) }],
  ['address', { name: 'Links', address: 'a'.repeat(1_001) }],
  ['website', { name: 'Links', website: 'javascript:alert(1)' }],
  ['website', { name: 'Links', website: ' JavaScript:alert(1)//x.com' }],
  ['website', { name: 'Links', website: 'data:text/html,<script>' }],
  ['website', { name: 'Links', website: 'mailto:a@b.com' }],
  ['website', { name: 'Links', website: 'https://user@links.example' }],
  ['website', { name: 'Links', website: 'links' }],
  ['website', { name: 'Links', website: 'two words' }],
  ['website', { name: 'Links', website: `${'w'.repeat(244)}.example` }],
])('bad input is told under its field: %s', async (field, input) => {
  const add = createCalls(services, roles.pro).profile.addClub as (input: unknown) => Promise<unknown>;
  await expectFault(field, add(input));
  expect(await createCalls(services, roles.pro).profile.clubs()).toHaveLength(1);
});

test.each([
  ['links.example', 'https://links.example'],
  ['//links.example/range', 'https://links.example/range'],
  ['http://links.example', 'http://links.example'],
  ['links.example:8080', 'https://links.example:8080'],
  ['LINKS.example/a?b=c', 'https://LINKS.example/a?b=c'],
  [' ', null],
  [null, null],
])('the web address %j is kept as %j', async (website, kept) => {
  const club = await createCalls(services, roles.pro).profile.addClub({ name: 'Range', website });
  expect(club.website).toBe(kept);
});

test.each<[string, unknown]>([
  ['qualifications', { qualifications: 'q'.repeat(1_001) }],
  ['specialisms', { specialisms: ['s'.repeat(600), 's'.repeat(600)] }],
  ['intro', { intro: 'Hello\0' }],
  ['email', { email: 'not an address' }],
  ['email', { email: `${'e'.repeat(245)}@x.com` }],
  ['phone', { phone: '1'.repeat(251) }],
  ['image', { image: '/files/images/none/1024.webp' }],
])('bad input to a profile is told under its field: %s', async (field, input) => {
  const save = createCalls(services, roles.pro).profile.saveProfile as (input: unknown) => Promise<unknown>;
  await expectFault(field, save(input));
});

test('lines may come as one text or as a list, and forms break them in their own way', async () => {
  const { saveProfile } = createCalls(services, roles.pro).profile;
  const saved = await saveProfile({ qualifications: ['PGA Professional', 'TPI 2'], intro: 'One\r\nTwo' });
  expect(saved).toMatchObject({ qualifications: 'PGA Professional\nTPI 2', intro: 'One\nTwo' });
});
