import { MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { aLesson, aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { aRequest, atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { openSession, readSession } from '#domains/auth/sessions/service.ts';
import type { Actor } from '#app/context.ts';
import { endCare } from './service.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const NOW = '2031-03-10T09:00:00Z';
/** By the calendar of the tests and by that of the database they are children. */
const YOUNG = '2023-05-01';
const TEEN = '2016-05-01';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let pro: TestUser;
let guardian: TestUser;
beforeEach(async () => {
  clock.set(NOW);
  pro = await aPro(home.db);
  guardian = await aPlayer(home.db, pro, { first_name: 'Anna', last_name: 'Smith' });
});

const calls = (actor: Actor) => createCalls(services, actor, aRequest());
const addChild = async (dob = YOUNG, by = guardian) => {
  const { children } = await calls(toActor(by)).guardians.addChild({ first_name: 'Emma', last_name: 'Smith', dob });
  return children.find((one) => one.dob === dob)!;
};
const aChild = (fields: Partial<TestUser>) =>
  aPlayer(home.db, pro, { first_name: 'Emma', dob: new Date(TEEN), ...fields });
/** A signed-in device, and who its session says is using it. */
async function device(user: TestUser) {
  const { token } = await openSession(user.id, { userAgent: null }, services);
  const read = async () => (await readSession(token, services))?.actor ?? null;
  const isActingOver = async () => (await readSession(token, services))?.is_acting_over;
  return { read, isActingOver, calls: async () => calls((await read())!) };
}
const find = (id: string) => home.db.users.findUniqueOrThrow({ where: { id } });

describe('adding a child', () => {
  test('makes a player of the same coach who cannot log in, and tells the coach', async () => {
    const child = await addChild();
    expect(child).toMatchObject({ first_name: 'Emma', dob: YOUNG, has_sign_in: false, may_have_sign_in: false });
    expect(await find(child.id)).toMatchObject({
      type: 'player',
      pro_id: pro.id,
      guardian_id: guardian.id,
      email: null,
      password_hash: null,
    });
    const told = await home.db.outbox.findMany({ where: { topic: 'player.joined' } });
    expect(told.map(({ payload }) => payload)).toContainEqual({ player_id: child.id });
  });

  test.each([
    ['a grown-up', '2013-03-10', COACHING_MESSAGES.childTooOld],
    ['somebody not born yet', '2031-03-11', COACHING_MESSAGES.dobInFuture],
    ['a day that does not exist', '2023-02-30', 'That day does not exist.'],
  ])('refuses %s', async (_, dob, text) => {
    expect(await expectFault('dob', addChild(dob))).toBe(text);
  });

  test('refuses whoever is a child', async () => {
    const child = await aChild({});
    expect(await catchRefusal(addChild(YOUNG, child))).toMatchObject({ status: 403 });
  });

  test('stops at the limit, for several at once too', async () => {
    for (let nth = 1; nth < MOST_CHILDREN; nth += 1)
      await aChild({ guardian_id: guardian.id, first_name: `Child ${nth}` });
    const { granted } = await atOnce(['2023-05-01', '2023-05-02', '2023-05-03'].map((dob) => addChild(dob)));
    expect(granted).toHaveLength(1);
    expect(await home.db.users.count({ where: { guardian_id: guardian.id } })).toBe(MOST_CHILDREN);
  });

  const countChildren = () => home.db.users.count({ where: { guardian_id: guardian.id } });

  test('adds one child when the same is sent again after a lost answer, or at once, and tells the coach once', async () => {
    for (let nth = 1; nth < MOST_CHILDREN; nth += 1)
      await aChild({ guardian_id: guardian.id, first_name: `Child ${nth}` });
    const { granted, refused } = await atOnce([addChild(), addChild(), addChild()]);
    clock.set('2031-03-10T09:09:59.999Z');
    expect([...granted, await addChild()]).toEqual(Array(4).fill(granted[0]));
    expect([refused, await countChildren()]).toEqual([[], MOST_CHILDREN]);
    const { id: player_id } = granted[0]!;
    expect(
      await home.db.outbox.count({
        where: { topic: 'player.joined', payload: { path: ['player_id'], equals: player_id } },
      }),
    ).toBe(1);
  });

  test('adds another of the same name and birthday later, and one of another name or birthday at any time', async () => {
    await addChild();
    await addChild('2023-05-02');
    await calls(toActor(guardian)).guardians.addChild({ first_name: 'Tom', last_name: 'Smith', dob: YOUNG });
    expect(await countChildren()).toBe(3);
    clock.set('2031-03-10T09:10:00Z');
    await addChild();
    expect(await countChildren()).toBe(4);
  });
});

describe('acting for a child', () => {
  test('makes the device the child’s, until the guardian goes back', async () => {
    const child = await addChild();
    const { read, calls: ask } = await device(guardian);
    await (await ask()).guardians.actFor({ child_id: child.id });
    expect(await read()).toMatchObject({ id: child.id, guardian_id: guardian.id, type: 'player', pro_id: pro.id });
    expect(await (await ask()).accounts.user()).toMatchObject({
      id: child.id,
      email: '',
      guardian: { id: guardian.id, first_name: 'Anna' },
      guardian_acts: true,
    });
    expect(await (await ask()).guardians.children()).toMatchObject({
      acting_for: child.id,
      children: [{ id: child.id }],
    });
    await (await ask()).guardians.actFor({ child_id: null });
    expect(await read()).toMatchObject({ id: guardian.id, guardian_id: null });
  });

  test('is for one’s own children alone', async () => {
    const other = await aPlayer(home.db, pro);
    const theirs = await addChild(YOUNG, other);
    const { read, calls: ask } = await device(guardian);
    for (const child_id of [theirs.id, other.id, guardian.id, uuid()])
      expect(await catchRefusal((await ask()).guardians.actFor({ child_id }))).toMatchObject(NOT_FOUND);
    expect(await read()).toMatchObject({ id: guardian.id });
  });

  test.each<[string, (id: string, other: TestUser) => Promise<unknown>]>([
    ['is in other care', (id, other) => home.db.users.update({ where: { id }, data: { guardian_id: other.id } })],
    ['has grown up', (id) => home.db.users.update({ where: { id }, data: { dob: new Date('2000-01-01') } })],
    ['is gone', (id) => home.db.users.delete({ where: { id } })],
  ])('ends with the next request once the child %s', async (_, change) => {
    const child = await addChild();
    const { read, isActingOver, calls: ask } = await device(guardian);
    await (await ask()).guardians.actFor({ child_id: child.id });
    await change(child.id, await aPlayer(home.db, pro));
    expect(await read()).toMatchObject({ id: guardian.id, guardian_id: null });
    expect(await isActingOver()).toBe(true);
    expect(await (await ask()).accounts.sessions()).toMatchObject([{ this_device: true }]);
    await (await ask()).guardians.actFor({ child_id: null });
    expect([await isActingOver(), await read()]).toMatchObject([false, { id: guardian.id }]);
  });

  test('leaves what guards an account to whoever it belongs to', async () => {
    const child = await addChild(TEEN);
    const { calls: ask } = await device(guardian);
    await (await ask()).guardians.actFor({ child_id: child.id });
    const acting = await ask();
    const refused = { status: 403, message: AUTH_MESSAGES.ownAccountFirst };
    for (const call of [
      () => acting.accounts.sessions(),
      () => acting.accounts.updatePassword({ current_password: 'fairway-demo-1', new_password: 'a longer walk' }),
      () => acting.accounts.sendEmailPin(),
      () => acting.guardians.addChild({ first_name: 'Tom', last_name: 'Smith', dob: YOUNG }),
    ])
      expect(await catchRefusal(call())).toMatchObject(refused);
  });

  test('says in a message whose words they are', async () => {
    const child = await addChild();
    const { calls: ask } = await device(guardian);
    await (await ask()).guardians.actFor({ child_id: child.id });
    await (await ask()).messages.send({ msg: 'Emma is ill today.' });
    const { messages } = await calls(toActor(pro)).messages.thread({ player_id: child.id });
    expect(messages).toMatchObject([
      { from: { id: child.id }, guardian: { id: guardian.id, first_name: 'Anna', last_name: 'Smith' } },
    ]);
  });
});

describe('a sign-in of their own', () => {
  const give = (id: string, email = `${uuid()}@example.com`, by = guardian) =>
    calls(toActor(by)).guardians.giveSignIn({ id, email });

  test('is mailed to a child of thirteen', async () => {
    const child = await addChild(TEEN);
    const email = `${uuid()}@example.com`;
    expect((await give(child.id, email)).children).toMatchObject([{ id: child.id, email, has_sign_in: false }]);
    expect(await home.db.challenges.findMany({ where: { user_id: child.id } })).toMatchObject([
      { purpose: 'set_password', settled_at: null },
    ]);
  });

  test('is not for a younger one, nor for somebody else’s, nor by an address that is taken', async () => {
    const [young, teen] = [await addChild(), await addChild(TEEN)];
    expect(await expectFault('email', give(young.id))).toBe(COACHING_MESSAGES.childTooYoungToSignIn);
    expect(await expectFault('email', give(teen.id, guardian.email.toUpperCase()))).toBe(AUTH_MESSAGES.emailTaken);
    const other = await aPlayer(home.db, pro);
    expect(await catchRefusal(give(teen.id, undefined, other))).toMatchObject(NOT_FOUND);
    expect(await find(teen.id)).toMatchObject({ email: null });
  });

  test('is put right until the password is set', async () => {
    const child = await addChild(TEEN);
    await give(child.id);
    const link = await home.db.challenges.findFirstOrThrow({ where: { user_id: child.id } });
    const pin = await home.db.challenges.create({ data: { ...link, id: uuid(), purpose: 'reset', token_hash: null } });
    const email = `${uuid()}@example.com`;
    await give(child.id, email);
    expect(await find(child.id)).toMatchObject({ email });
    // What whoever has the first address could have asked for is worth nothing now.
    const open = await home.db.challenges.findMany({ where: { user_id: child.id, settled_at: null } });
    expect(open.map(({ purpose }) => purpose)).toEqual(['set_password']);
    expect(open.map(({ id }) => id)).not.toContain(pin.id);
    await home.db.users.update({ where: { id: child.id }, data: { password_hash: 'set' } });
    expect(await catchRefusal(give(child.id))).toMatchObject({ status: 409 });
  });
});

describe('the mails that a sign-in is given by', () => {
  const give = (id: string, email: string, by = guardian) => calls(toActor(by)).guardians.giveSignIn({ id, email });
  const mails = (user_id: string) => home.db.challenges.count({ where: { user_id } });

  test('are five in a day to one address, whoever sends them', async () => {
    const email = `${uuid()}@example.com`;
    const child = await addChild(TEEN);
    for (let nth = 1; nth <= 4; nth += 1) await give(child.id, email);
    const other = await aPlayer(home.db, pro);
    const theirs = await addChild(TEEN, other);
    const { granted, refused } = await atOnce([
      give(child.id, email.toUpperCase()),
      give(child.id, email),
      give(child.id, email),
    ]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [429, 429]]);
    expect(await catchRefusal(give(theirs.id, email, other))).toMatchObject({
      status: 429,
      message: AUTH_MESSAGES.addressLimit,
    });
    expect([await find(theirs.id), await mails(theirs.id)]).toMatchObject([{ email: null }, 0]);
  });

  test('are ten in a day of one guardian, whatever the address', async () => {
    const child = await addChild(TEEN);
    const tries = Array.from({ length: 12 }, (_, nth) => ({ email: `${nth}-${uuid()}@example.com` }));
    const { granted, refused } = await atOnce(tries.map(({ email }) => give(child.id, email)));
    expect([granted.length, new Set(refused.map(({ status }) => status))]).toEqual([10, new Set([429])]);
    expect(refused[0]).toMatchObject({ message: AUTH_MESSAGES.invitationLimit(10) });
  });

  test('wait for nobody for ever when the coach chooses the guardian at the same time', async () => {
    const child = await addChild(TEEN);
    for (let round = 0; round < 5; round += 1) {
      const { refused } = await atOnce<unknown>([
        give(child.id, `${uuid()}@example.com`),
        calls(toActor(pro)).guardians.setGuardian({ id: child.id, guardian_id: guardian.id }),
      ]);
      expect(refused).toEqual([]);
    }
  });
});

describe('a coach chooses the guardian', () => {
  const set = (id: string, guardian_id: string | null, by = pro) =>
    calls(toActor(by)).guardians.setGuardian({ id, guardian_id });

  test('of a young player, who keeps their sign-in from thirteen on; the guardian is told', async () => {
    const child = await aChild({ password_hash: 'set' });
    await set(child.id, guardian.id);
    expect(await find(child.id)).toMatchObject({ guardian_id: guardian.id, password_hash: 'set' });
    const told = await home.db.outbox.findMany({ where: { topic: 'guardian.set' } });
    expect(told.map(({ payload }) => payload)).toContainEqual({ child_id: child.id, guardian_id: guardian.id });
    const page = (id: string) => calls(toActor(pro)).people.player({ id });
    expect(await page(child.id)).toMatchObject({ guardian: { id: guardian.id, email: guardian.email } });
    expect(await page(guardian.id)).toMatchObject({ children: [{ id: child.id }] });
    await set(child.id, null);
    expect(await find(child.id)).toMatchObject({ guardian_id: null });
  });

  test('and what another guardian had of the child, their card and the address of its calendar, is theirs no longer', async () => {
    const other = await aPlayer(home.db, pro, { dob: new Date('1980-05-17') });
    const child = await aChild({ password_hash: 'set' });
    const card = { stripe_id: 'cus_child', stripe_payment_method: 'pm_child', stripe_card: '4242' };
    await home.db.users.update({ where: { id: child.id }, data: card });
    const before = await find(child.id);
    await set(child.id, guardian.id);
    expect(await find(child.id)).toMatchObject({ ...card, calendar_token: before.calendar_token });
    await set(child.id, other.id);
    const after = await find(child.id);
    expect(after).toMatchObject({ guardian_id: other.id, stripe_payment_method: null, stripe_card: null });
    expect(after.calendar_token).not.toBe(before.calendar_token);
    const gone = await home.db.outbox.findMany({ where: { topic: 'card.gone' } });
    expect(gone.map(({ payload }) => payload)).toContainEqual({ stripe_payment_method: 'pm_child' });
  });

  test('of a younger one, whose sign-in ends', async () => {
    const child = await aChild({ dob: new Date(YOUNG), password_hash: 'set' });
    const { read } = await device(child);
    await set(child.id, guardian.id);
    expect(await find(child.id)).toMatchObject({ email: null, password_hash: null, email_verified_at: null });
    expect(await read()).toBeNull();
    expect(await expectFault('guardian_id', set(child.id, null))).toBe(COACHING_MESSAGES.guardianNeeded);
  });

  test('among their own players, and grown-ups', async () => {
    const [child, sister] = [await aChild({}), await aChild({})];
    const stranger = await aPlayer(home.db, await aPro(home.db));
    for (const [id, text] of [
      [stranger.id, COACHING_MESSAGES.guardianUnknown],
      [child.id, COACHING_MESSAGES.guardianUnknown],
      [pro.id, COACHING_MESSAGES.guardianUnknown],
      [sister.id, COACHING_MESSAGES.guardianUnderAge],
    ] as const)
      expect(await expectFault('guardian_id', set(child.id, id))).toBe(text);
    expect(await expectFault('guardian_id', set(guardian.id, child.id))).toBe(COACHING_MESSAGES.childDobFirst);
    expect(await catchRefusal(set(stranger.id, guardian.id))).toMatchObject(NOT_FOUND);
  });

  test('and of two who are set at once as each other’s, neither is', async () => {
    const [one, two] = [await aChild({}), await aChild({})];
    const { granted } = await atOnce([set(one.id, two.id), set(two.id, one.id)]);
    expect(granted).toHaveLength(0);
  });
});

test('care ends for those who are 18 and can log in, with what their guardian had of them', async () => {
  const raise = (dob: string, password_hash: string | null) =>
    aChild({
      stripe_id: uuid(),
      stripe_payment_method: uuid(),
      stripe_card: '4242',
      guardian_id: guardian.id,
      dob: new Date(dob),
      password_hash,
    });
  const grownUp = await raise('2013-03-10', 'hash');
  const kept = [await raise('2013-03-11', 'hash'), await raise('2013-03-10', null)];
  expect(await endCare(services)).toBe(1);
  expect(await endCare(services)).toBe(0);
  const find = (id: string) => home.db.users.findUniqueOrThrow({ where: { id } });
  expect(await find(grownUp.id)).toMatchObject({ guardian_id: null, stripe_payment_method: null, stripe_card: null });
  expect((await find(grownUp.id)).calendar_token).not.toBe(grownUp.calendar_token);
  for (const child of kept) expect(await find(child.id)).toEqual(child);
});

describe('the birthday of a child in care', () => {
  const write = (id: string, dob: string | null) => calls(toActor(pro, pro)).people.saveUser({ id, dob });
  const asChild = async (child_id: string, dob: string | null) => {
    const { calls: ask } = await device(guardian);
    await (await ask()).guardians.actFor({ child_id });
    return (await ask()).people.saveUser({ id: child_id, dob });
  };

  test('is not taken away, nor one of a grown-up for who cannot log in', async () => {
    const { id } = await addChild();
    expect(await expectFault('dob', asChild(id, null))).toBe(COACHING_MESSAGES.dobMissing);
    expect(await expectFault('dob', asChild(id, '2001-01-01'))).toBe(COACHING_MESSAGES.childTooOld);
    expect(await asChild(id, '2022-05-01')).toMatchObject({ dob: '2022-05-01' });
    expect(await catchRefusal(write(id, null))).toMatchObject({ status: 403 });
  });

  test('is none of somebody too young for the sign-in that they have, or have been sent', async () => {
    const { id } = await addChild(TEEN);
    await calls(toActor(guardian)).guardians.giveSignIn({ id, email: `${uuid()}@example.com` });
    expect(await expectFault('dob', asChild(id, YOUNG))).toBe(COACHING_MESSAGES.signInTooYoung);
    expect(await asChild(id, '2018-03-10')).toMatchObject({ dob: '2018-03-10' });
    const teen = await aChild({ guardian_id: guardian.id, password_hash: 'set' });
    const own = (dob: string) => calls(toActor(teen)).people.saveUser({ id: teen.id, dob });
    expect(await expectFault('dob', own('2018-03-11'))).toBe(COACHING_MESSAGES.signInTooYoung);
    expect(await expectFault('dob', own('2001-01-01'))).toBe(COACHING_MESSAGES.askGuardianForDob);
    expect(await asChild(teen.id, '2001-01-01')).toMatchObject({ dob: '2001-01-01' });
  });
});

test('what goes with a guardian is told with their children who cannot log in', async () => {
  const child = await addChild();
  await aLesson(home.db, { pro, player: { ...guardian, id: child.id } }, { starts_at: new Date('2031-03-12T10:00Z') });
  const { at_stake } = await calls(toActor(pro)).people.player({ id: guardian.id });
  expect(at_stake).toEqual({ lessons: 1, credits: 0, players: 0, children: 1 });
});

test('a guardian who is erased takes the children with them who cannot log in', async () => {
  const young = await addChild();
  const invited = await addChild(TEEN);
  await calls(toActor(guardian)).guardians.giveSignIn({ id: invited.id, email: `${uuid()}@example.com` });
  const teen = await aChild({ guardian_id: guardian.id, password_hash: 'set' });
  const { at_stake } = await calls(toActor(pro)).people.player({ id: guardian.id });
  expect(at_stake.children).toBe(2);
  await calls(toActor(pro)).people.removeUser({ id: guardian.id });
  expect(await home.db.users.count({ where: { id: { in: [guardian.id, young.id, invited.id] } } })).toBe(0);
  expect(await find(teen.id)).toMatchObject({ guardian_id: null });
});

test('what a guardian wrote for a child stays theirs once they are erased', async () => {
  const teen = await aChild({ guardian_id: guardian.id, password_hash: 'set' });
  const lesson = await aLesson(home.db, { pro, player: teen }, { starts_at: new Date('2031-03-01T10:00Z') });
  const { calls: ask } = await device(guardian);
  await (await ask()).guardians.actFor({ child_id: teen.id });
  const acting = await ask();
  await acting.messages.send({ msg: 'She is ill today.' });
  expect(await acting.lessons.comment({ id: lesson.id, content: 'Thank you' })).toMatchObject({
    guardian: { id: guardian.id, first_name: 'Anna', last_name: 'Smith' },
  });
  await calls(toActor(pro)).people.removeUser({ id: guardian.id });
  const former = { guardian: { id: guardian.id, first_name: 'A former', last_name: 'guardian' } };
  for (const reader of [pro, teen]) {
    const as = calls(toActor(reader));
    expect((await as.messages.thread({ player_id: teen.id })).messages).toMatchObject([former]);
    expect((await as.lessons.byId({ id: lesson.id })).comments).toMatchObject([former]);
  }
});
