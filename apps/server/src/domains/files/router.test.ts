import { aRequest, callsOf, expectFault } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { aJpeg, uploadOf } from '@fairway/testing/pictures';
import { beforeAll, expect, test } from 'vitest';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
let cast: Cast;
beforeAll(async () => {
  cast = await castOf(deps);
});

test.each(fares({ nobody: 401, player: 200, pro: 200, admin: 200 }))('upload by %s: %i', async (role, status) => {
  const request = { ...aRequest(), files: [uploadOf(await aJpeg())] };
  expect(await statusFor(deps, cast[role], (calls) => calls.files.upload(), request)).toBe(status);
});

test('a call that brings no file is told so under its field', async () => {
  expect(await expectFault('file', callsOf(deps, cast.player).files.upload())).toBe('Please choose a picture.');
});
