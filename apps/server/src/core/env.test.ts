import { readFileSync } from 'node:fs';
import path from 'node:path';
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
const IN_S3 = { STORAGE: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'files', S3_SECRET_ACCESS_KEY: 'y'.repeat(32) };

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

test('production starts with secrets of its own on https', () => {
  expect(readEnv(LIVE).PUBLIC_URL).toBe('https://fairway.club');
});

test.each([
  ['APP_SECRET', 'development-only-0123456789abcdef-0123456789', /APP_SECRET: this value is published/],
  ['S3_SECRET_ACCESS_KEY', 'fairway-secret', /S3_SECRET_ACCESS_KEY: this value is published/],
  ['DATABASE_URL', 'postgresql://fairway:fairway@postgres:5432/fairway', /DATABASE_URL: its password is published/],
  ['PUBLIC_URL', 'http://fairway.club', /PUBLIC_URL: must begin with https:\/\//],
  ['PUBLIC_URL', 'HTTP://fairway.club', /PUBLIC_URL: must begin with https:\/\//],
  ['PUBLIC_URL', 'ftp://fairway.club', /PUBLIC_URL/],
])('production refuses %s=%s by name, and does not repeat the value', (name, value, fault) => {
  const start = () => readEnv({ ...LIVE, ...IN_S3, [name]: value });
  expect(start).toThrow(fault);
  expect(start).not.toThrow(value);
});

test('development starts with what docker-compose.yml publishes', () => {
  const published = {
    ...NEEDED,
    APP_SECRET: '',
    S3_SECRET_ACCESS_KEY: 'fairway-secret',
    DATABASE_URL: 'postgresql://fairway:fairway@postgres:5432/fairway',
    PUBLIC_URL: 'http://localhost:3000',
  };
  expect(readEnv(published).APP_SECRET).toHaveLength(44);
});

test('no secret that docker-compose.yml falls back to is good for production', () => {
  const compose = readFileSync(path.join(import.meta.dirname, '../../../../docker-compose.yml'), 'utf8');
  const fallbacks = [...compose.matchAll(/\$\{(\w*(?:SECRET|PASSWORD)\w*):-([^}]+)\}/g)];
  expect(fallbacks.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']),
  );
  for (const [, name, value] of fallbacks) {
    const set =
      name === 'POSTGRES_PASSWORD'
        ? { DATABASE_URL: `postgresql://fairway:${value}@postgres/fairway` }
        : { [`${name}`]: value };
    expect(() => readEnv({ ...LIVE, ...IN_S3, ...set }), name).toThrow(/published/);
  }
});
