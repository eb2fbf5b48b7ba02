import { v7 as uuid } from 'uuid';
import { createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles, type Role } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
beforeAll(async () => {
  roles = await makeRoles(services);
});
const status = (role: Role, call: (calls: Calls) => Promise<unknown>) => statusAs(services, roles[role], call);
const pros = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const owned = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });
const LESSON = { title: 'Playing lesson', price: 4500, category: 'Lessons' };
const anOffer = (fields: object = {}) => createCalls(services, roles.pro).offers.add({ ...LESSON, ...fields });

describe('offers', () => {
  test.each(expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 }))(
    'listed for %s: %i',
    async (role, expected) => {
      expect(await status(role, (calls) => calls.offers.list({}))).toBe(expected);
    },
  );

  test.each(pros)('made by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.offers.add(LESSON))).toBe(expected);
  });

  test.each(expectedStatuses({ nobody: 401, player: 200, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }))(
    'one that is live read by %s: %i',
    async (role, expected) => {
      const { id } = await anOffer();
      expect(await status(role, (calls) => calls.offers.one({ id }))).toBe(expected);
    },
  );

  test.each(expectedStatuses({ nobody: 401, player: 404, pro: 200, otherPro: 404, admin: 403 }))(
    'one to come read by %s: %i',
    async (role, expected) => {
      const { id } = await anOffer({ started_at: '2031-03-11' });
      expect(await status(role, (calls) => calls.offers.one({ id }))).toBe(expected);
    },
  );

  // Who may not have it is told so in the answer, unless it is not there for them at all (O1).
  test.each(expectedStatuses({ nobody: 401, player: 200, otherPlayer: 404, pro: 403, admin: 403 }))(
    'one redeemed by %s: %i',
    async (role, expected) => {
      const { id } = await anOffer({ price: 0 });
      expect(await status(role, (calls) => calls.offers.redeem({ id }))).toBe(expected);
    },
  );

  test('one redeemed with what cannot be read is refused', async () => {
    const { id } = await anOffer({ price: 0 });
    await expectFault('price', createCalls(services, roles.player).offers.redeem({ id, price: 'a lot' }));
    await expectFault(
      'payment_made',
      createCalls(services, roles.player).offers.redeem({ id, payment_made: 'perhaps' }),
    );
  });

  test.each(owned)('one changed by %s: %i', async (role, expected) => {
    const { id } = await anOffer();
    expect(await status(role, (calls) => calls.offers.save({ id, title: 'Mine' }))).toBe(expected);
  });

  test.each(owned)('one deleted by %s: %i', async (role, expected) => {
    const { id } = await anOffer();
    expect(await status(role, (calls) => calls.offers.remove({ id }))).toBe(expected);
  });
});

describe('categories', () => {
  test.each(pros)('listed and added to by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.offers.categories({}))).toBe(expected);
    expect(await status(role, (calls) => calls.offers.addCategory({ name: uuid() }))).toBe(expected);
  });

  test.each(owned)('one deleted by %s: %i', async (role, expected) => {
    const { id } = await createCalls(services, roles.pro).offers.addCategory({ name: uuid() });
    expect(await status(role, (calls) => calls.offers.removeCategory({ id }))).toBe(expected);
  });
});

describe('an offer is refused', () => {
  test.each<[string, object]>([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(256) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['button_type', { button_type: 'x'.repeat(41) }],
    ['price', { price: '' }],
    ['price', { price: -1 }],
    ['price', { price: 1_000_000 }],
    ['price', { price: '12.50' }],
    ['qty', { qty: -1 }],
    ['qty', { qty: 1.5 }],
    ['qty', { qty: 'many' }],
    ['lesson_credits_value', { lesson_credits_value: 101 }],
    ['started_at', { started_at: '2031-02-30' }],
    ['ended_at', { ended_at: 'tomorrow' }],
    ['ended_at', { started_at: '2031-03-12', ended_at: '2031-03-11' }],
    ['category_id', { category: '' }],
    ['category_id', { category_id: uuid() }],
    ['category', { category: 'x'.repeat(256) }],
    ['image_files', { images: ['https://elsewhere.example/a.webp'] }],
    ['image_files', { images: Array.from({ length: 9 }, () => `/files/images/${'0'.repeat(48)}/1024.webp`) }],
  ])('on %s: %j', async (field, fields) => {
    await expectFault(field, anOffer(fields));
  });

  test('with nothing but its texts, and made of what forms send', async () => {
    const made = await anOffer({
      qty: '',
      price: '0',
      lesson_credits_value: '',
      started_at: '',
      ended_at: '',
      button_type: ' ',
      description: 'One\r\nTwo',
    });
    expect(made).toMatchObject({
      qty: null,
      price: 0,
      lesson_credits_value: 0,
      started_at: null,
      ended_at: null,
      button_type: 'Buy Now',
      description: 'One\nTwo',
    });
  });
});
