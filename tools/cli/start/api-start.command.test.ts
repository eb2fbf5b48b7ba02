import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../process/paths.ts';
import { waitUntil } from '../../process/processes.ts';
import { listProgramArgs } from './built.ts';

/** Nobody listens there: the API starts all the same, and waits for its services. */
const AWAY = '127.0.0.1:1';
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'https://fairway.example',
  APP_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
  DATABASE_URL: `postgresql://${AWAY}/none`,
  REDIS_URL: `redis://${AWAY}`,
  SMTP_URL: `smtp://${AWAY}`,
  MAIL_FROM: 'Fairway <no-reply@fairway.example>',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  DATA_DIR: path.join(root, '.data'),
  WEB_DIST: path.join(root, 'apps/web/dist'),
};

/** What weighs the most, or only workers need; each is loaded when somebody first asks for it (docs/operations/deployment.md). */
const LATER =
  /^(stripe|@zxcvbn-ts\/.+|bullmq|@bull-board\/.+|react|react-dom|@fastify\/swagger-ui|sharp|twilio|firebase-admin|nodemailer|jose|jsonwebtoken|@aws-sdk\/.+|@apple\/.+|google-auth-library|libheif-js)$/;

test('an API that starts loads no library that it may not need for hours', async () => {
  const preload = pathToFileURL(path.join(root, 'tools/test/note-packages.ts')).href;
  const child = spawn(process.execPath, ['--import', preload, ...listProgramArgs('api')], {
    cwd: root,
    env: { PATH: process.env.PATH, ...PRODUCTION },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  await waitUntil(() => output.includes('listening at') || child.exitCode !== null, 60_000, 'the start of the API');
  expect(child.exitCode, errors).toBeNull();
  const packages = [...errors.matchAll(/^loaded (.+)$/gm)].map(([, name = '']) => name);
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'ioredis']));
  expect(packages.filter((name) => LATER.test(name))).toEqual([]);
});
