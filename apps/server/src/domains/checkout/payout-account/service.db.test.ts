import { IDENTITY_TEXTS } from '@fairway/contracts/messages/files';
import { aPro } from '#test/builders.ts';
import { toActor, atOnce, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { simulator } from '#test/payments.ts';
import { aJpeg, pixels } from '#test/pictures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, BufferedFile } from '#app/context.ts';
import { addCard } from '#domains/checkout/cards/service.ts';
import { saveConnectedAccount, refreshConnectedAccount, getPayoutOnboarding } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
beforeEach(async () => {
  pro = toActor(await aPro(home.db));
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
const add = (told: Partial<typeof TOLD> = {}, documents: BufferedFile[] = []) =>
  saveConnectedAccount(pro, { ...TOLD, ...told }, services, { ip: '192.0.2.1', documents });
const row = () => home.db.users.findUniqueOrThrow({ where: { id: pro.id } });
const listPayees = () =>
  simulator.store
    .all<{ id: string; object: 'account'; metadata: Record<string, string>; email: string }>('account')
    .filter(({ metadata }) => metadata['reference'] === pro.id);
const toDocument = (content: Buffer | string, filename: string): BufferedFile => ({
  field: 'identity',
  filename,
  mimetype: 'image/jpeg',
  content: Buffer.from(content),
});
const proof = async (filename = 'passport.jpg') => [toDocument(await aJpeg(), filename)];

describe('step 1 of a pro', () => {
  test('tells the provider and keeps the address, four digits and how they stand', async () => {
    expect(await getPayoutOnboarding(pro, services)).toMatchObject({
      step: 1,
      account_status: 'none',
      identity_status: 'none',
    });
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
    expect(listPayees()).toMatchObject([{ id: stripe_account_id, email: (await row()).email }]);
    expect(await getPayoutOnboarding(pro, services)).toMatchObject({
      step: 2,
      dob: '1984-05-17',
      address_county: 'East Sussex',
      account_last4: '2345',
    });
  });

  test('keeps no more of the bank account than its last four digits', async () => {
    await add({ accountno: '98765432', sortcode: '203040' });
    const kept = Object.values(await row()).join(' ');
    expect(kept).toContain('5432');
    expect(kept).not.toMatch(/98765432|9876|203040/);
  });

  test('told again changes what was told, told at once makes one payee', async () => {
    await atOnce([add(), add(), add()]);
    expect(listPayees()).toHaveLength(1);
    expect(await add({ accountno: '11112222', address_city: 'Brighton' })).toMatchObject({ account_last4: '2222' });
    expect(await row()).toMatchObject({ address_city: 'Brighton', account_last4: '2222' });
    expect(listPayees()).toHaveLength(1);
  });

  test('then the card, then nothing more', async () => {
    await add();
    await addCard(pro, { payment_method: 'pm_card_visa' }, services);
    expect(await getPayoutOnboarding(pro, services)).toMatchObject({ step: null, stripe_card: '4242' });
  });

  test('is for adults, on the pro’s own calendar', async () => {
    await expectFault('dob', add({ dob: '2013-03-11' }));
    expect(listPayees()).toEqual([]);
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
    const file = toDocument(await content(), '../../passport.jpg');
    expect(await expectFault('identity', add({}, [file]))).toBe(IDENTITY_TEXTS[why]);
    expect(listPayees()).toEqual([]);
  });

  test('is one file', async () => {
    await expectFault('identity', add({}, [...(await proof()), ...(await proof())]));
  });
});

describe('how a payee stands', () => {
  test('is asked while nothing is locked, and of two answers the one to the later question stays', async () => {
    await add();
    const { stripe_account_id: payee } = await row();
    const asking = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const before = (await services.payments.readPayee(payee!))!;
    const late = refreshConnectedAccount(payee!, {
      db: home.db,
      payments: {
        ...services.payments,
        readPayee: async () => {
          asking.resolve();
          await slow.promise;
          return before;
        },
      },
    });
    await asking.promise;
    const verified = { ...before, account_status: 'verified' as const, identity_status: 'verified' as const };
    const payments = { ...services.payments, readPayee: async () => verified };
    const write = await refreshConnectedAccount(payee!, { db: home.db, payments });
    await write!(home.db);
    slow.resolve();
    // The answer to the question asked first comes last, and changes nothing.
    expect(await (await late)!(home.db)).toMatchObject({ identity_status: 'verified' });
    expect(await row()).toMatchObject({ account_status: 'verified', identity_status: 'verified' });
  });
});
