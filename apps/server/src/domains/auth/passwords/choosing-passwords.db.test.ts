import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, aRequest, createCalls, catchRefusal, type Calls } from '#test/calls.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '@fairway/db/client';
import { sendSetPasswordLink } from '#domains/auth/challenges/service.ts';
import { hashPassword, passwordMatches } from '#domains/auth/password-hashing/service.ts';

const PASSWORD = 'fairway-demo-1';
const GOOD = 'links-and-heather-2';
const home = fileDatabase({ max: 3 });
const services = testServices(home, { now: () => new Date() });
let pro: Awaited<ReturnType<typeof aPro>>;
beforeAll(async () => {
  pro = await aPro(home.db, { referral_code: 'QWERTZ' });
});

const somebody = async () =>
  aPlayer(home.db, pro, {
    email: `${uuid()}@example.com`,
    first_name: 'Marigold',
    password_hash: await hashPassword(PASSWORD),
  });
const findPin = async (user_id: string, purpose: 'reset') => {
  const { id } = await home.db.challenges.findFirstOrThrow({ where: { user_id, purpose, settled_at: null } });
  return testSecrets.pin(purpose, id);
};

/** Every way to choose a password: who calls, and the call that chooses this one. */
const WAYS: [way: string, field: string, choose: () => Promise<(password: string) => Promise<unknown>>][] = [
  [
    'registering',
    'password',
    async () => (password) =>
      createCalls(services, null).accounts.register({
        name: 'Marigold Fenn',
        email: `${uuid()}@example.com`,
        password,
      }),
  ],
  [
    'joining by a code',
    'password',
    async () => (password) =>
      createCalls(services, null).accounts.onboard({
        step: 2,
        email: 'marigold@fenn.example',
        password,
        code: 'QWERTZ',
      }),
  ],
  [
    'accepting an invitation',
    'password',
    async () => {
      const email = `${uuid()}@example.com`;
      await createCalls(services, toActor(pro)).people.invite({ first_name: 'Marigold', last_name: 'Fenn', email });
      const { id, sent } = await home.db.invitations.findFirstOrThrow({ where: { email } });
      const token = testSecrets.token('invitation', `${id}:${sent}`);
      return (password) =>
        createCalls(services, null).accounts.acceptInvitation({ token, password, password_confirmation: password });
    },
  ],
  [
    'resetting',
    'password',
    async () => {
      const { id, email } = await somebody();
      await createCalls(services, null).accounts.forgot({ email });
      const password_reset_token = await findPin(id, 'reset');
      return (password) => createCalls(services, null).accounts.reset({ email, password_reset_token, password });
    },
  ],
  [
    'setting the first',
    'password',
    async () => {
      const { id } = await somebody();
      await inTransaction(home.db, (tx) => sendSetPasswordLink(tx, id, services));
      const made = await home.db.challenges.findFirstOrThrow({ where: { user_id: id, purpose: 'set_password' } });
      const token = testSecrets.token('set_password', made.id);
      return (password) =>
        createCalls(services, null).accounts.setPassword({ token, password, password_confirmation: password });
    },
  ],
  [
    'changing',
    'new_password',
    async () => {
      const actor = toActor(await somebody());
      return (new_password) =>
        createCalls(services, actor).accounts.updatePassword({ current_password: PASSWORD, new_password });
    },
  ],
];

describe.each(WAYS)('%s', (_, field, prepare) => {
  test('refuses a common password and one’s own name under its field, then takes a good one', async () => {
    const choose = await prepare();
    for (const password of ['password1', 'Sunshine1', 'marigold-2031']) {
      const { status, errors } = await catchRefusal(choose(password));
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    }
    await choose(GOOD);
  });
});

test('a wrong pin with a name for a password is answered as a wrong pin: the name of an account is not told', async () => {
  const { email, id } = await somebody();
  await createCalls(services, null).accounts.forgot({ email });
  const pin = await findPin(id, 'reset');
  const reset = (password_reset_token: string) => (calls: Calls) =>
    calls.accounts.reset({ email, password_reset_token, password: 'marigold-2031' });
  const wrong = pin === '000000' ? '000001' : '000000';
  expect((await catchRefusal(reset(wrong)(createCalls(services, null, aRequest())))).status).toBe(404);
  expect((await catchRefusal(reset(pin)(createCalls(services, null, aRequest())))).status).toBe(422);
  const { password_hash } = await home.db.users.findUniqueOrThrow({ where: { id } });
  expect(await passwordMatches(PASSWORD, password_hash)).toBe(true);
});
