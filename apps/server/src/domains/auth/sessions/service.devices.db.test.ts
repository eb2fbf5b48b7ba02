import { aPlayer, aPro } from '#test/builders.ts';
import { aRequest, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { listDevices, signOutDevice, openSession, readSession } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

const SINCE = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;

const person = async () => aPlayer(home.db, await aPro(home.db));
async function device(user_id: string, userAgent: string | null = FIREFOX) {
  const { token } = await openSession(user_id, { userAgent }, services);
  return { token, actor: (await readSession(token, services))!.actor };
}

test('the devices of a person are their own, newest first, this one marked, those that are over left out', async () => {
  const user = await person();
  const [first, here] = [await device(user.id), await device(user.id, null)];
  await device((await person()).id);
  const over = await device(user.id);
  await home.db.sessions.update({ where: { id_hash: over.actor.session_id_hash }, data: { expires_at: new Date(0) } });
  expect(await listDevices(here.actor, services)).toEqual([
    {
      id: here.actor.session_id_hash,
      name: 'Another device',
      kind: 'other',
      created_at: SINCE,
      this_device: true,
    },
    {
      id: first.actor.session_id_hash,
      name: 'Firefox on Windows',
      kind: 'computer',
      created_at: SINCE,
      this_device: false,
    },
  ]);
});

test('one is signed out, the others stay; this one loses its cookie too', async () => {
  const user = await person();
  const [here, there] = [await device(user.id), await device(user.id)];
  const request = aRequest();
  await signOutDevice(here.actor, { id: there.actor.session_id_hash }, services, request);
  expect([await readSession(there.token, services), request.cookies]).toEqual([null, []]);
  expect(await catchRefusal(signOutDevice(here.actor, { id: there.actor.session_id_hash }, services, request))).toEqual(
    NOT_FOUND,
  );
  await signOutDevice(here.actor, { id: here.actor.session_id_hash }, services, request);
  expect(await readSession(here.token, services)).toBeNull();
  expect(request.cookies).toEqual([{ token: null, expires: undefined }]);
});

test('another’s device is none, and stays', async () => {
  const [mine, theirs] = [await device((await person()).id), await device((await person()).id)];
  const call = signOutDevice(mine.actor, { id: theirs.actor.session_id_hash }, services, aRequest());
  expect(await catchRefusal(call)).toEqual(NOT_FOUND);
  expect(await readSession(theirs.token, services)).not.toBeNull();
});
