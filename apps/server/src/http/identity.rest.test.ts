import { IDENTITY_TEXTS, UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, multipart } from '#test/forms.ts';
import { testPayments } from '#test/payments.ts';
import { aJpeg } from '#test/pictures.ts';
import { filePart, slowUpload } from '#test/slow-upload.ts';
import { testFolder } from '#test/storage.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Payments } from '#adapters/stripe/payments.ts';

const MB = 1024 * 1024;
/** Waits for what happens on the other side of a connection; a busy machine takes its time. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 15_000 });
const home = fileDatabase({ max: 4 });
const FIELDS = {
  address_line1: '4 Mill Lane',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  dob: '1984-05-17',
  account_name: 'Robin Calder',
  sortcode: '108800',
  accountno: '00012345',
  tos: '1',
};
let folder: string;
/** What the provider was handed, and what lay in the temporary folder at that moment. */
const handed: { bytes: Buffer; content: Buffer; onDisk: string[] }[] = [];
const payments: Payments = {
  ...testPayments,
  saveIdentity: (payee, file) => {
    handed.push({ bytes: Buffer.from(file.content), content: file.content, onDisk: readdirSync(folder) });
    return testPayments.saveIdentity(payee, file);
  },
};
let app: FastifyInstance;
let pro: SignedIn;
beforeAll(async () => {
  app = await appOn(home.db, { services: { payments } });
  await app.listen({ port: 0 });
  pro = await signIn(home.db, await aPro(home.db));
});
afterAll(() => app.close());
beforeEach(() => {
  folder = testFolder();
  vi.stubEnv('TMPDIR', folder);
  return () => vi.unstubAllEnvs();
});
const begin = (length: number, who = pro) =>
  slowUpload((app.server.address() as AddressInfo).port, {
    length,
    authorization: who.bearer.authorization,
    path: '/api/stripe/add',
  });

test('a proof of identity goes to the provider from memory, touches no disk, and is overwritten', async () => {
  const passport = await aJpeg(800, 600);
  const sent = await multipart({ ...FIELDS, identity: aFile(passport, 'passport.jpg') });
  const headers = { ...sent.headers, ...pro.bearer };
  const answer = await app.inject({ method: 'POST', url: '/api/stripe/add', payload: sent.payload, headers });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { identity_status: 'verified' }]);
  const [one] = handed;
  expect(one?.bytes.equals(passport)).toBe(true);
  expect(one?.onDisk).toEqual([]);
  expect(one?.content.every((byte) => byte === 0)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('what is no proof is refused by its first bytes, and a second file before any of it is kept', async () => {
  const page = await begin(9 * MB);
  page.send(filePart('passport.jpg', 'image/jpeg', 'identity'));
  page.send(Buffer.from('<html>'.padEnd(5000)));
  expect(await page.answer()).toMatchObject({
    status: 422,
    body: expect.stringContaining(IDENTITY_TEXTS.kind) as string,
  });
  const two = await begin(9 * MB);
  two.send(filePart('passport.jpg', 'image/jpeg', 'identity'));
  two.send(await aJpeg());
  two.send(filePart('again.jpg', 'image/jpeg', 'again'));
  two.send(Buffer.alloc(5000));
  expect(await two.answer()).toMatchObject({
    status: 422,
    body: expect.stringContaining(IDENTITY_TEXTS.several) as string,
  });
});

test('few lie in memory at once', async () => {
  const calls = [];
  for (let nth = 0; nth < 5; nth += 1) calls.push(await begin(MB, await signIn(home.db, await aPro(home.db))));
  // Which of them comes fifth is not ours to choose. The other four are never sent whole, and get no answer.
  const answers: unknown[] = [];
  for (const call of calls) void call.answer().then((answer) => answers.push(answer));
  for (const call of calls) {
    call.send(filePart('passport.jpg', 'image/jpeg', 'identity'));
    call.send(Buffer.concat([await aJpeg(), Buffer.alloc(5000)]));
  }
  await soon(() => expect(answers).toHaveLength(1));
  expect(answers).toMatchObject([{ status: 503, body: JSON.stringify({ message: UPLOAD_TEXTS.crowded }) }]);
  for (const call of calls) call.cut();
});
