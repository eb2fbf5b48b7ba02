import { expect, test } from 'vitest';
import { linksFrom, readEnv } from './env.ts';

const NEEDED = { DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none' };
const LIVE = {
  ...NEEDED,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fairway.club',
  APP_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Fairway <a@fairway.club>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  DATA_DIR: '/data',
};

test('a page outside has the address it was given, a stand-in in development, and none in production', () => {
  expect(linksFrom(readEnv({ ...NEEDED, TERMS_URL: 'https://club.example/terms' }))).toEqual({
    privacy: 'https://fairway.example/privacy',
    support: 'https://fairway.example/support',
    terms: 'https://club.example/terms',
  });
  expect(linksFrom(readEnv({ ...LIVE, SUPPORT_URL: 'mailto:help@club.example' }))).toEqual({
    privacy: null,
    support: 'mailto:help@club.example',
    terms: null,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', '/terms'])(
  '%s is no such address',
  (address) => {
    expect(() => readEnv({ ...NEEDED, PRIVACY_URL: address })).toThrow(/PRIVACY_URL/);
  },
);
