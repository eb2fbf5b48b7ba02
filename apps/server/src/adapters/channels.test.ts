import { testMailbox } from '#test/mailbox.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { openChannels, tellingOfOutages } from './channels.ts';
import { ExpectedFailure } from './outages.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';

const SERVICES = {
  DATABASE_URL: 'postgresql://nowhere',
  REDIS_URL: 'redis://nowhere',
  PUBLIC_URL: 'https://fairway.example',
  MAIL_FROM: 'f@example.com',
  APP_SECRET: 'the key of tests, long enough for one',
  DATA_DIR: '/nowhere',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

async function channelsIn(NODE_ENV: string) {
  const mailbox = await testMailbox();
  const channels = openChannels(readEnv({ ...SERVICES, NODE_ENV, SMTP_URL: mailbox.url }));
  onTestFinished(async () => {
    channels.email?.close();
    await mailbox.close();
  });
  return { mailbox, channels };
}

test('without providers, texts and pushes land in the local mailbox under a telling subject', async () => {
  const { mailbox, channels } = await channelsIn('development');
  await channels.text?.send({ id: 'one', phone: '+447700900123', body: 'See you at ten' });
  const push = {
    id: 'two',
    email: 'coach@example.com',
    tokens: [],
    subscriptions: [],
    title: 'Lesson booked',
    body: 'At ten',
    url: 'https://fairway.example/pro',
  };
  expect(await channels.push?.send(push)).toEqual({ reached: 1, dead: [] });
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    '[text to +447700900123]',
    '[push to coach@example.com] Lesson booked',
  ]);
  expect(mailbox.mails[0]?.source).toContain('See you at ten');
  expect(mailbox.mails[1]?.source).toContain('https://fairway.example/pro');
});

test('in production, channels without a provider do not exist', async () => {
  const { channels } = await channelsIn('production');
  expect(channels.email).not.toBeNull();
  expect(channels).toMatchObject({ text: null, push: null });
});

test('without a mail server there is no mail, and nothing to stand in for the rest', () => {
  expect(openChannels(readEnv(SERVICES))).toEqual({ email: null, text: null, push: null });
});

const LETTER = {
  to: { name: 'Zoë', address: 'zoe@example.com' },
  subject: 'Lesson booked',
  text: 'At ten',
  message_id: 'one@fairway.example',
};

test('a mail server that is away is one line and no stack, however many mails wait; its return is another', async () => {
  const { mailbox, channels } = await channelsIn('development');
  const log = { warn: vi.fn(), info: vi.fn() };
  const { email } = tellingOfOutages(channels, log);
  await mailbox.goAway();
  const sent = await Promise.allSettled(Array.from({ length: 200 }, () => email!.send(LETTER)));
  const reasons = sent.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null));
  expect(reasons.every((reason) => reason instanceof ExpectedFailure)).toBe(true);
  expect(log.warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('ECONNREFUSED') as string, failures: 1 }, expect.any(String)],
  ]);
  await mailbox.comeBack();
  await email!.send(LETTER);
  expect(log.info.mock.calls).toEqual([[{ failures: 199 }, 'Notices by email are sent again']]);
});

test('what concerns one notice alone, and a fault of ours, are no outage', async () => {
  const { mailbox, channels } = await channelsIn('development');
  const log = { warn: vi.fn(), info: vi.fn() };
  mailbox.answer = 550;
  await expect(tellingOfOutages(channels, log).email!.send(LETTER)).rejects.toThrow(PermanentDeliveryError);
  const broken = { ...channels, text: { send: () => Promise.reject(new TypeError('is not a function')) } };
  const text = { id: 'one', phone: '+447700900123', body: 'At ten' };
  await expect(tellingOfOutages(broken, log).text!.send(text)).rejects.toThrow(TypeError);
  expect(log.warn).not.toHaveBeenCalled();
});
