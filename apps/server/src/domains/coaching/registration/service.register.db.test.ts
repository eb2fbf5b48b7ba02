import { aRequest, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { register, getRegistration } from './service.ts';
import { readSession } from '#domains/auth/sessions/service.ts';
import { signIn } from '#domains/auth/sign-in/service.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const coach = (fields: object = {}) => ({
  name: 'Robin Calder',
  email: `${uuid()}@example.com`,
  password: 'fairway-demo-1',
  ...fields,
});

describe('registering', () => {
  test('makes a coach without a subscription, with a code and the group of all players, and signs them in', async () => {
    const request = aRequest();
    const input = coach({ name: 'Anna Maria van der Berg', phone_cc: '44', phone: '07700 900123' });
    const { api_token, user } = await register(input, services, request);
    expect(user).toMatchObject({
      type: 'pro',
      email: input.email,
      first_name: 'Anna Maria van der',
      last_name: 'Berg',
      phone: '+447700900123',
      subscribed: false,
      pro_id: null,
    });
    expect(user.referral_code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(request.cookies.map(({ token }) => token)).toEqual([api_token]);
    expect((await readSession(api_token, services))?.actor).toMatchObject({ id: user.id, type: 'pro' });
    expect(await home.db.groups.findMany({ where: { pro_id: user.id } })).toMatchObject([
      { name: 'All Players', is_all: true },
    ]);
    expect(await signIn({ email: input.email, password: 'fairway-demo-1' }, services, aRequest())).toHaveProperty(
      'api_token',
    );
  });

  test('takes no more than it asks for: nobody registers as an admin, or subscribed', async () => {
    const greedy = coach({ type: 'admin', subscribed_until: '9999-01-01', pro_id: uuid(), referral_code: 'MINE22' });
    const { user } = await register(greedy, services, aRequest());
    expect(user).toMatchObject({ type: 'pro', subscribed: false, pro_id: null });
    expect(user.referral_code).not.toBe('MINE22');
  });

  test('keeps a name as it is written, html and all: whoever shows it escapes it', async () => {
    const { user } = await register(coach({ name: '<img src=x onerror=alert(1)> O’Neill' }), services, aRequest());
    expect([user.first_name, user.last_name]).toEqual(['<img src=x onerror=alert(1)>', 'O’Neill']);
  });

  test.each([
    ['a country by its letters', { phone_cc: 'de', phone: '0171 1234567' }, '+491711234567'],
    ['none: Great Britain', { phone: '07700 900123' }, '+447700900123'],
    ['a number that names its own', { phone_cc: '44', phone: '+1 212 555 0123' }, '+12125550123'],
    ['no number at all', { phone_cc: '44', phone: '' }, null],
  ])('takes a phone number with %s', async (_, fields, phone) => {
    expect((await register(coach(fields), services, aRequest())).user.phone).toBe(phone);
  });

  test.each([
    { phone: '12' },
    { phone: 'call me' },
    { phone_cc: 'XX', phone: '07700 900123' },
    { phone_cc: '99', phone: '1' },
  ])('refuses %j under phone, and makes nobody', async (fields) => {
    const input = coach(fields);
    expect(await expectFault('phone', register(input, services, aRequest()))).toMatch(/^Please/);
    expect(await home.db.users.count({ where: { email: input.email } })).toBe(0);
  });

  test('an address that has an account is refused, however it is typed', async () => {
    const input = coach();
    await register(input, services, aRequest());
    const again = register({ ...input, email: input.email.toUpperCase() }, services, aRequest());
    expect(await expectFault('email', again)).toBe('There is already an account with this email address.');
  });

  test('an address by two at the same moment makes one coach', async () => {
    const input = coach();
    const { granted, refused } = await atOnce([1, 2, 3].map(() => register(input, services, aRequest())));
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422, 422]]);
  });
});

test('registration can be switched off', async () => {
  const closed = Object.create(services, { registrationOpen: { value: false } }) as typeof services;
  const input = coach();
  expect([getRegistration(services), getRegistration(closed)]).toEqual([{ open: true }, { open: false }]);
  expect((await catchRefusal(register(input, closed, aRequest()))).status).toBe(403);
  expect(await home.db.users.count({ where: { email: input.email } })).toBe(0);
});
