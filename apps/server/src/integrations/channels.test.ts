import { testMailbox } from '@fairway/testing/mailbox';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.ts';
import { openChannels } from './channels.ts';

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
