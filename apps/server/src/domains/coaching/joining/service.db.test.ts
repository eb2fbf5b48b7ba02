import { onboardIn } from '@fairway/contracts/coaching/joining';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { DAY_MS, MINUTE_MS } from '@fairway/time/units';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { toActor, aRequest, atOnce, expectFault, catchRefusal, type TestRequest } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '#adapters/secrets.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { invitePlayer } from '#domains/coaching/invitations/service.ts';
import { onboard } from './service.ts';
import { onboardingState } from '#domains/coaching/onboarding/service.ts';
import { readSession } from '#domains/auth/sessions/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const PASSWORD = 'a long walk';
const clock = startClock(NOW);
const home = fileDatabase();
const services = testServices(home, clock);
let pro: TestUser;
let code: string;
let nth = 0;
beforeEach(async () => {
  clock.set(NOW);
  nth += 1;
  code = `CODE${String(22 + nth)}`;
  pro = await aPro(home.db, { referral_code: code, first_name: 'Robin', last_name: 'Calder' });
});

const ADDRESS = { address_line1: '1 Mill Lane', address_line2: '', address_city: 'Lewes', address_postcode: 'BN7 2LA' };
const DETAILS = {
  first_name: 'Alex',
  last_name: 'Taylor',
  phone: '07700 900123',
  dob: '1990-12-31',
  gender: 'female',
  handed: 'left',
  tos: true,
};

/** Posts a step as the wire has it, from a browser of its own unless told otherwise. */
const post = (
  input: Record<string, unknown>,
  request: TestRequest,
  actor: Actor | null = null,
  by: AppServices = services,
) => onboard(actor, onboardIn.parse(input), by, request);

/** A browser that has come as far as `step`. */
async function begun(step = 4, email = `${uuid()}@example.com`) {
  const request = aRequest();
  const answer = await post({ step: 2, email, password: PASSWORD, code }, request);
  if (step > 2) await post({ step: 3, ...ADDRESS, address_county: 'East Sussex' }, request);
  if (step > 3) await post({ step: 4, ...DETAILS }, request);
  return { request, email, token: answer.onboarding_token ?? '' };
}
const findRow = (token: string) => home.db.onboardings.findUniqueOrThrow({ where: { token_hash: hashToken(token) } });
const findUsers = (email: string) =>
  home.db.users.findMany({ where: { email: { equals: email, mode: 'insensitive' } } });

describe('the way in', () => {
  test('leads from a code to a player with a card, step by step', async () => {
    const request = aRequest();
    const email = `${uuid()}@example.com`;
    expect(await post({ step: 1 }, request)).toEqual({ step: 2 });
    const begun = await post({ step: '2', email, password: PASSWORD, code: code.toLowerCase() }, request);
    expect(begun).toEqual({
      step: 3,
      onboarding_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      pro: { first_name: 'Robin', last_name: 'Calder' },
    });
    expect(request.passes.get('onboarding')).toBe(begun.onboarding_token);
    expect(await post({ step: 3, ...ADDRESS, address_county: 'East Sussex' }, request)).toEqual({ step: 4 });
    expect(await post({ step: 4, ...DETAILS }, request)).toEqual({ step: 5 });
    expect(await findUsers(email)).toEqual([]);
    const joined = await post({ step: 5 }, request);
    expect(joined).toMatchObject({
      step: 6,
      client_secret: expect.stringMatching(/^seti_.+_secret_/) as string,
      user: {
        type: 'player',
        email,
        pro_id: pro.id,
        first_name: 'Alex',
        phone: '+447700900123',
        dob: '1990-12-31',
        gender: 'female',
        handed: 'left',
        stripe_id: expect.stringMatching(/^cus_/) as string,
      },
    });
    expect(request.cookies).toMatchObject([{ token: joined.api_token }]);
    expect(request.passes.get('onboarding')).toBeNull();
    const session = await readSession(joined.api_token ?? '', services);
    const paid = await post({ step: 6, payment_method: 'pm_card_visa' }, request, session!.actor);
    expect(paid).toMatchObject({ step: null, stripe_card: '4242', user: { stripe_card: '4242' } });
    expect(await home.db.users.findUniqueOrThrow({ where: { id: session!.actor.id } })).toMatchObject({
      address_line1: '1 Mill Lane',
      address_line2: null,
      address_county: 'East Sussex',
      tos_accepted_at: clock.now(),
      stripe_payment_method: expect.stringMatching(/^pm_/) as string,
      card_later_at: null,
    });
    expect(await signIn({ email, password: PASSWORD }, services, aRequest())).toMatchObject({ user: { email } });
    const told = await home.db.outbox.findMany({ where: { topic: 'player.joined' } });
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(session!.actor.id))).toHaveLength(1);
  });

  test('keeps hashes only, of the token and of the password', async () => {
    const { token } = await begun();
    const everything = JSON.stringify(await home.db.onboardings.findMany());
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(PASSWORD);
  });

  test('goes without a card for now, and the answer is remembered', async () => {
    const { request } = await begun();
    const { api_token } = await post({ step: 5 }, request);
    const { actor } = (await readSession(api_token!, services))!;
    expect(await post({ step: 6, later: true }, request, actor)).toMatchObject({ step: null, stripe_card: null });
    expect(await home.db.users.findUniqueOrThrow({ where: { id: actor.id } })).toMatchObject({
      card_later_at: clock.now(),
      stripe_payment_method: null,
    });
    await expectFault('payment_method', post({ step: 6 }, request, actor));
  });
});

describe('a step posted again', () => {
  test('changes what was told and takes nobody back', async () => {
    const { request, token } = await begun();
    const customer = (await findRow(token)).stripe_id;
    await post({ step: 3, ...ADDRESS, address_city: 'Brighton' }, request);
    await post({ step: 2, email: 'New.Address@example.com' }, request);
    await post({ step: 4, ...DETAILS, gender: null }, request);
    expect(await findRow(token)).toMatchObject({
      step: 4,
      address_city: 'Brighton',
      email: 'New.Address@example.com',
      gender: null,
      stripe_id: customer,
    });
    expect((await post({ step: 5 }, request)).user).toMatchObject({ email: 'New.Address@example.com' });
    expect(await signIn({ email: 'new.address@example.com', password: PASSWORD }, services, aRequest())).toBeTruthy();
  });

  test('two by two makes one customer and one player', async () => {
    const { request, token, email } = await begun(3);
    const details = () => post({ step: 4, ...DETAILS }, request);
    const { granted } = await atOnce([details(), details()]);
    expect(granted).toHaveLength(2);
    const { stripe_id } = await findRow(token);
    const joining = () => post({ step: 5, onboarding_token: token }, aRequest());
    const joined = await atOnce([joining(), joining(), joining()]);
    expect([joined.granted.length, joined.refused]).toEqual([3, []]);
    expect(new Set(joined.granted.map(({ user }) => user!.id)).size).toBe(1);
    expect(await findUsers(email)).toMatchObject([{ stripe_id }]);
  });

  test('answers step 5 again to whoever lost the answer, for a quarter of an hour', async () => {
    const { token } = await begun();
    const first = await post({ step: 5, onboarding_token: token }, aRequest());
    const second = await post({ step: 5, onboarding_token: token }, aRequest());
    expect([second.user!.id, second.api_token === first.api_token]).toEqual([first.user!.id, false]);
    clock.pass(15 * MINUTE_MS);
    expect(await catchRefusal(post({ step: 5, onboarding_token: token }, aRequest()))).toMatchObject({ status: 401 });
  });

  test('is no way back in once the password is another', async () => {
    const { token } = await begun();
    const { user } = await post({ step: 5, onboarding_token: token }, aRequest());
    await home.db.users.update({ where: { id: user!.id }, data: { password_hash: 'of another password' } });
    expect(await catchRefusal(post({ step: 5, onboarding_token: token }, aRequest()))).toMatchObject({ status: 401 });
  });
});

describe('cut off', () => {
  test('between the customer and our note of it, step 4 finds the same customer again', async () => {
    const { request, token } = await begun(3);
    const made: string[] = [];
    const payments = {
      ...services.payments,
      addCustomer: async (person: Parameters<AppServices['payments']['addCustomer']>[0]) => {
        made.push(await services.payments.addCustomer(person));
        throw new Error('The process is killed here.');
      },
    };
    const dying = Object.create(services, { payments: { value: payments } }) as AppServices;
    await expect(post({ step: 4, ...DETAILS }, request, null, dying)).rejects.toThrow('killed');
    expect(await findRow(token)).toMatchObject({ step: 3, stripe_id: null, first_name: null });
    await post({ step: 4, ...DETAILS }, request);
    expect((await findRow(token)).stripe_id).toBe(made[0]);
  });

  test('from the card provider, step 5 leaves nothing half made', async () => {
    const { request, email } = await begun();
    const payments = { ...services.payments, beginCard: () => Promise.reject(new Error('The provider is away.')) };
    const away = Object.create(services, { payments: { value: payments } }) as AppServices;
    await expect(post({ step: 5 }, request, null, away)).rejects.toThrow('away');
    expect([await findUsers(email), request.cookies]).toEqual([[], []]);
    expect(await post({ step: 5 }, request)).toMatchObject({ step: 6 });
  });
});

describe('a player in somebody’s care tells a birthday by the rules of care', () => {
  const find = (id: string) => home.db.users.findUniqueOrThrow({ where: { id } });
  const inCare = async (fields: Partial<TestUser> = {}) => {
    const guardian = await aPlayer(home.db, pro);
    return aPlayer(home.db, pro, { guardian_id: guardian.id, dob: new Date('2016-05-01'), ...ADDRESS, ...fields });
  };
  const tell = (child: TestUser, dob: string) => post({ step: 4, ...DETAILS, dob }, aRequest(), toActor(child));

  test('without a sign-in of their own none of a grown-up', async () => {
    const child = await inCare();
    const data = { email: null, password_hash: null, email_verified_at: null };
    await home.db.users.update({ where: { id: child.id }, data });
    expect(await expectFault('dob', tell(child, '2013-03-10'))).toBe(COACHING_MESSAGES.childTooOld);
    expect(await find(child.id)).toMatchObject({ dob: child.dob, handed: null });
    await tell(child, '2013-03-11');
    expect(await find(child.id)).toMatchObject({ dob: new Date('2013-03-11'), handed: 'left' });
  });

  test('with one none of somebody under thirteen', async () => {
    const child = await inCare();
    expect(await expectFault('dob', tell(child, '2018-03-11'))).toBe(COACHING_MESSAGES.signInTooYoung);
    expect(await find(child.id)).toMatchObject({ dob: child.dob, handed: null });
    await tell(child, '2018-03-10');
    expect(await find(child.id)).toMatchObject({ dob: new Date('2018-03-10') });
  });

  test('and in nobody’s any', async () => {
    const player = await inCare({ guardian_id: null });
    await tell(player, '2020-03-10');
    expect(await find(player.id)).toMatchObject({ dob: new Date('2020-03-10') });
  });
});

describe('nobody gets anything by', () => {
  test('knowing the address of somebody on the way', async () => {
    const { email } = await begun();
    const stranger = aRequest();
    for (const step of [{ step: 3, ...ADDRESS }, { step: 4, ...DETAILS }, { step: 5 }, { step: 6, later: true }])
      expect(await catchRefusal(post({ ...step, email }, stranger))).toMatchObject({ status: 401 });
    const own = await post({ step: 2, email, password: 'another password', code }, stranger);
    expect(await onboardingState(null, services, stranger)).toMatchObject({
      first_name: null,
      address_line1: null,
      step: 3,
    });
    expect(own.onboarding_token).toBeTruthy();
  });

  test('a made-up token, or one that is a day old', async () => {
    const { token } = await begun();
    expect(
      await catchRefusal(post({ step: 3, ...ADDRESS, onboarding_token: 'x'.repeat(43) }, aRequest())),
    ).toMatchObject({
      status: 401,
    });
    clock.pass(DAY_MS);
    expect(await catchRefusal(post({ step: 5, onboarding_token: token }, aRequest()))).toMatchObject({ status: 401 });
  });

  test('naming a type, another pro, or a subscription in the body', async () => {
    const other = await aPro(home.db);
    const more = {
      type: 'admin',
      pro_id: other.id,
      subscribed: true,
      subscribed_until: '9999-01-01',
      user_id: other.id,
    };
    const request = aRequest();
    const email = `${uuid()}@example.com`;
    for (const step of [
      { step: 2, email, password: PASSWORD, code },
      { step: 3, ...ADDRESS },
      { step: 4, ...DETAILS },
      { step: 5 },
    ])
      await post({ ...step, ...more, stripe_id: 'cus_of_another' }, request);
    expect(await findUsers(email)).toMatchObject([{ type: 'player', pro_id: pro.id, subscribed_until: null }]);
    expect((await findUsers(email))[0]!.stripe_id).not.toBe('cus_of_another');
  });

  test('taking steps out of order', async () => {
    const { request } = await begun(2);
    expect(await expectFault('step', post({ step: 4, ...DETAILS }, request))).toBe('Please fill in step 3 first.');
    await expectFault('step', post({ step: 5 }, request));
  });

  test('the address of an account, or a code of nobody', async () => {
    const { email } = await aPlayer(home.db, pro);
    const step = { step: 2, email, password: PASSWORD, code };
    await expectFault('email', post({ ...step, email: email.toUpperCase() }, aRequest()));
    await expectFault('code', post({ ...step, email: 'new@example.com', code: 'ZZZZZZ' }, aRequest()));
    await expectFault('password', post({ step: 2, email: 'new@example.com', code }, aRequest()));
    await expectFault('code', post({ step: 2, email: 'new@example.com', password: PASSWORD }, aRequest()));
    const { request, email: taken } = await begun();
    await aPlayer(home.db, pro, { email: taken.toUpperCase() });
    expect(await expectFault('email', post({ step: 5 }, request))).toContain('log in');
  });

  test('joining a pro who has left', async () => {
    const { request, email } = await begun();
    await home.db.users.update({ where: { id: pro.id }, data: { deleted_at: clock.now() } });
    expect((await catchRefusal(post({ step: 5 }, request))).status).toBe(401);
    expect(await findUsers(email)).toEqual([]);
  });

  test('a phone number or a birthday that cannot be', async () => {
    const { request } = await begun(3);
    await expectFault('phone', post({ step: 4, ...DETAILS, phone: '12' }, request));
    await expectFault('dob', post({ step: 4, ...DETAILS, dob: '2031-03-10' }, request));
    const young = await expectFault('dob', post({ step: 4, ...DETAILS, dob: '2018-03-11' }, request));
    expect(young).toBe(COACHING_MESSAGES.tooYoungAlone);
    expect(await post({ step: 4, ...DETAILS, dob: '2018-03-10' }, request)).toEqual({ step: 5 });
  });
});

describe('an invitation on this way', () => {
  const invited = async (email: string) => {
    const { id } = await invitePlayer(toActor(pro), { first_name: 'A', last_name: 'T', email }, services);
    return home.db.invitations.findUniqueOrThrow({ where: { id } });
  };

  test('counts by its code, once', async () => {
    const email = `${uuid()}@example.com`;
    const { id, code: own } = await invited(email);
    const way = async () => {
      const request = aRequest();
      await post({ step: 2, email: email.toUpperCase(), password: PASSWORD, code: own }, request);
      await post({ step: 3, ...ADDRESS }, request);
      await post({ step: 4, ...DETAILS }, request);
      return request;
    };
    const [first, second] = [await way(), await way()];
    expect((await post({ step: 5 }, first)).user).toMatchObject({ pro_id: pro.id });
    await expectFault('code', post({ step: 5 }, second));
    expect((await home.db.invitations.findUniqueOrThrow({ where: { id } })).accepted_at).toEqual(clock.now());
  });

  test('lets nobody in by its code with another address, not even by changing it on the way', async () => {
    const email = `${uuid()}@example.com`;
    const { id, code: own } = await invited(email);
    const [request, step] = [aRequest(), { step: 2, password: PASSWORD, code: own }];
    const words = 'This is not the address that the invitation was sent to.';
    expect(await expectFault('email', post({ ...step, email: `${uuid()}@example.com` }, request))).toBe(words);
    const { onboarding_token } = await post({ ...step, email }, request);
    expect(await expectFault('email', post({ step: 2, email: `${uuid()}@example.com` }, request))).toBe(words);
    await post({ step: 3, ...ADDRESS }, request);
    await post({ step: 4, ...DETAILS }, request);
    // As if it had been changed a moment before this was looked at.
    const token_hash = hashToken(onboarding_token ?? '');
    await home.db.onboardings.update({ where: { token_hash }, data: { email: `${uuid()}@example.com` } });
    await expectFault('code', post({ step: 5 }, request));
    expect(await home.db.invitations.findUniqueOrThrow({ where: { id } })).toMatchObject({ accepted_at: null });
  });

  test('is done with when its owner joins the same pro by the code for all', async () => {
    const email = `${uuid()}@example.com`;
    const { id } = await invited(email);
    const { request } = await begun(4, email.toUpperCase());
    await post({ step: 5 }, request);
    expect((await home.db.invitations.findUniqueOrThrow({ where: { id } })).accepted_at).toEqual(clock.now());
  });
});

describe('the wizard opens', () => {
  test('at the beginning for a stranger, and where somebody left off on this device', async () => {
    expect(await onboardingState(null, services, aRequest())).toMatchObject({
      step: 1,
      joined: false,
      pro: null,
      email: null,
    });
    const { request, email } = await begun(3);
    const state = await onboardingState(null, services, request);
    expect(state).toMatchObject({ step: 4, joined: false, email, address_city: 'Lewes', first_name: null });
    expect(JSON.stringify(state)).not.toMatch(/argon|password/);
    await post({ step: 4, ...DETAILS }, request);
    expect(await onboardingState(null, services, request)).toMatchObject({
      step: 5,
      dob: '1990-12-31',
      card_optional: true,
    });
  });

  test('for a signed-in player at the step that is missing, and steps on from there', async () => {
    const row = await aPlayer(home.db, pro, { phone: '+447700900123' });
    const player = toActor(row, pro);
    const request = aRequest();
    const step = async () => (await onboardingState(player, services, request)).step;
    expect(await step()).toBe(3);
    expect(await post({ step: 2, email: 'x@example.com', password: PASSWORD, code }, request, player)).toEqual({
      step: 3,
    });
    await expectFault('step', post({ step: 4, ...DETAILS }, request, player));
    await expectFault('step', post({ step: 5 }, request, player));
    expect(await post({ step: 3, ...ADDRESS }, request, player)).toEqual({ step: 4 });
    expect(await post({ step: 4, ...DETAILS }, request, player)).toEqual({ step: 5 });
    expect(await step()).toBe(5);
    const begun = await post({ step: 5 }, request, player);
    expect(begun).toMatchObject({ step: 6, client_secret: expect.any(String) as string, user: { id: row.id } });
    expect(begun.api_token).toBeUndefined();
    expect(await post({ step: 6, payment_method: 'pm_card_visa' }, request, player)).toMatchObject({ step: null });
    expect(await step()).toBeNull();
  });

  test('to neither pro nor admin', async () => {
    const request = aRequest();
    expect(await catchRefusal(onboardingState(toActor(pro), services, request))).toMatchObject({ status: 403 });
    expect(await catchRefusal(post({ step: 1 }, request, toActor(pro)))).toMatchObject({ status: 403 });
  });
});

test('a refused card is the provider’s to explain, and leaves the player as they are', async () => {
  const { request } = await begun();
  const { api_token } = await post({ step: 5 }, request);
  const { actor } = (await readSession(api_token!, services))!;
  const refused = await catchRefusal(
    post({ step: 6, payment_method: 'pm_card_chargeDeclinedExpiredCard' }, request, actor),
  );
  expect(refused).toMatchObject({ status: 418 });
  expect(await home.db.users.findUniqueOrThrow({ where: { id: actor.id } })).toMatchObject({ stripe_card: null });
});
