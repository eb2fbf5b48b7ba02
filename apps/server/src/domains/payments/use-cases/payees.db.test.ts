import { IDENTITY_TEXTS } from '@fairway/contracts/payments';
import { aPro } from '@fairway/testing/builders';
import { actorOf, atOnce, expectFault } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { simulator } from '@fairway/testing/payments';
import { aJpeg, pixels, uploadOf } from '@fairway/testing/pictures';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, UploadedFile } from '../../../trpc/context.ts';
import { addCard } from './cards.ts';
import { addPayee, proOnboarding } from './payees.ts';

const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase();
const deps = testDeps(home, clock);
let pro: Actor;
beforeEach(async () => {
  pro = actorOf(await aPro(home.db));
});

const TOLD = {
  address_line1: '4 Mill Lane',
  address_line2: '',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  address_county: 'East Sussex',
  dob: '1984-05-17',
  account_name: 'Robin Calder',
  sortcode: '108800',
  accountno: '00012345',
  tos: true,
};
const add = (told: Partial<typeof TOLD> = {}, files: UploadedFile[] = []) =>
  addPayee(pro, { ...TOLD, ...told }, deps, { ip: '192.0.2.1', files });
const row = () => home.db.users.findUniqueOrThrow({ where: { id: pro.id } });
const payeesOf = () =>
  simulator.book
    .all<{ id: string; object: 'account'; metadata: Record<string, string>; email: string }>('account')
    .filter(({ metadata }) => metadata['reference'] === pro.id);
const proof = async (filename = 'passport.jpg') => [
  { ...uploadOf(await aJpeg(), { filename }), field: 'identity' } satisfies UploadedFile,
];

describe('step 1 of a pro', () => {
  test('tells the provider and keeps the address, four digits and how they stand', async () => {
    expect(await proOnboarding(pro, deps)).toMatchObject({ step: 1, account_status: 'none', identity_status: 'none' });
    const saved = await add();
    expect(saved).toEqual({
      customer: expect.stringMatching(/^cus_/) as string,
      account_last4: '2345',
      account_status: 'pending',
      identity_status: 'none',
    });
    const { address_line1, stripe_id, stripe_account_id, tos_accepted_at } = await row();
    expect({ address_line1, stripe_id, tos_accepted_at }).toEqual({
      address_line1: '4 Mill Lane',
      stripe_id: saved.customer,
      tos_accepted_at: clock.now(),
    });
    expect(payeesOf()).toMatchObject([{ id: stripe_account_id, email: (await row()).email }]);
    expect(await proOnboarding(pro, deps)).toMatchObject({
      step: 2,
      dob: '1984-05-17',
      address_county: 'East Sussex',
      account_last4: '2345',
    });
  });

  test('keeps no more of the bank account than its last four digits', async () => {
    await add({ accountno: '98765432', sortcode: '203040' });
    const kept = JSON.stringify(await row());
    expect(kept).toContain('5432');
    expect(kept).not.toMatch(/98765432|9876|203040/);
  });

  test('told again changes what was told, told at once makes one payee', async () => {
    await atOnce([add(), add(), add()]);
    expect(payeesOf()).toHaveLength(1);
    expect(await add({ accountno: '11112222', address_city: 'Brighton' })).toMatchObject({ account_last4: '2222' });
    expect(await row()).toMatchObject({ address_city: 'Brighton', account_last4: '2222' });
    expect(payeesOf()).toHaveLength(1);
  });

  test('then the card, then nothing more', async () => {
    await add();
    await addCard(pro, { payment_method: 'pm_card_visa' }, deps);
    expect(await proOnboarding(pro, deps)).toMatchObject({ step: null, stripe_card: '4242' });
  });

  test('is for adults, on the pro’s own calendar', async () => {
    await expectFault('dob', add({ dob: '2013-03-11' }));
    expect(payeesOf()).toEqual([]);
    await add({ dob: '2013-03-10' });
  });
});

describe('a proof of identity', () => {
  test('goes to the provider, who checks it, and is kept nowhere here', async () => {
    expect(await add({}, await proof())).toMatchObject({ account_status: 'verified', identity_status: 'verified' });
    expect(await home.db.files.count({ where: { owner_id: pro.id } })).toBe(0);
  });

  test('that the provider refuses is said so, and can be given again', async () => {
    expect(await add({}, await proof('failure.jpg'))).toMatchObject({
      account_status: 'refused',
      identity_status: 'refused',
    });
    expect(await add({}, await proof())).toMatchObject({ identity_status: 'verified' });
    expect(await add()).toMatchObject({ identity_status: 'verified' });
  });

  test.each<[string, () => Promise<Buffer | string>, keyof typeof IDENTITY_TEXTS]>([
    ['text', async () => 'I am Robin.', 'kind'],
    ['a page that calls itself a picture', async () => '<svg onload="x()"/>', 'kind'],
    ['a GIF', () => pixels().gif().toBuffer(), 'kind'],
    ['a picture 8000 wide', () => pixels(8000, 10).png().toBuffer(), 'huge'],
    ['the head of a picture alone', async () => (await pixels().png().toBuffer()).subarray(0, 20), 'broken'],
  ])('is not %s, and nothing is told to anybody', async (_, content, why) => {
    const file = { ...uploadOf(await content(), { filename: '../../passport.jpg' }), field: 'identity' };
    expect(await expectFault('identity', add({}, [file]))).toBe(IDENTITY_TEXTS[why]);
    expect(payeesOf()).toEqual([]);
  });

  test('is one file', async () => {
    await expectFault('identity', add({}, [...(await proof()), ...(await proof())]));
  });
});
