import { aRequest, createCalls, expectFault } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { beforeAll, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
beforeAll(async () => {
  roles = await makeRoles(services);
});

test.each(expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 200 }))(
  'upload by %s: %i',
  async (role, status) => {
    const request = { ...aRequest(), files: [receivedFile(await aJpeg())] };
    expect(await statusAs(services, roles[role], (calls) => calls.files.upload(), request)).toBe(status);
  },
);

test('a call that brings no file is told so under its field', async () => {
  expect(await expectFault('file', createCalls(services, roles.player).files.upload())).toBe(
    'Please choose a picture.',
  );
});
