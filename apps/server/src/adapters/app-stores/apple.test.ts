import { X509Certificate } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { APP_ID, fakeAppStore, BUNDLE } from '#test/fake-app-store.ts';
import { aCertificate, aChain, APPLE_MARKS, signedBy, type TestCertificate } from '#test/certificates.ts';
import { startClock } from '#test/clock.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { appleStore } from './apple.ts';
import { certificatesFrom } from './certificates.ts';
import { InvalidReceipt, StoreUnavailable } from './app-store.ts';

const NOW = '2031-03-10T09:00:00Z';
const clock = startClock(NOW);
const at = Date.parse(NOW);
const { store, chain, transaction, notification } = fakeAppStore(clock.now);

const why = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof InvalidReceipt ? error.message : `not a refusal: ${String(error)}`),
  );

const CERTIFICATE = 'A certificate cannot be read, or is out of date.';
const SAID = {
  bundleId: BUNDLE,
  environment: 'Production',
  productId: 'pro',
  transactionId: '2',
  originalTransactionId: '1',
  expiresDate: at + 1_000,
  signedDate: at,
};

test('a signed transaction is a purchase', async () => {
  const said = { ...SAID, revocationDate: at - 5, appAccountToken: 'somebody' };
  expect(await store.verify(transaction(said))).toEqual({
    store: 'apple',
    product_id: 'pro',
    transaction_id: '2',
    original_id: '1',
    expires_at: new Date(at + 1_000),
    revoked_at: new Date(at - 5),
    reported_at: new Date(at),
    buyer: 'somebody',
  });
});

describe('a receipt is refused', () => {
  const signed = (by: readonly TestCertificate[], said: object = SAID) => store.verify(signedBy(by, said));
  const [leaf, intermediate, root] = chain;

  test('when it is no JWS, or a JWS of nobody', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;
    for (const text of ['', 'x', 'a.b.c', unsigned, transaction().split('.').slice(0, 2).join('.')])
      expect(await why(store.verify(text))).not.toBe('taken');
  });

  test('by another root, however well its chain holds', async () => {
    expect(await why(signed(aChain()))).toBe('The signature does not hold.');
  });

  test('when a stranger’s leaf hangs on the trusted chain', async () => {
    const [stranger] = aChain();
    expect(await why(signed([stranger, intermediate, root]))).toBe('The signature does not hold.');
    const [ownLeaf, ownIntermediate] = aChain();
    expect(await why(signed([ownLeaf, ownIntermediate, root]))).toBe('The signature does not hold.');
  });

  test('when a mere leaf issues another', async () => {
    const fake = aCertificate({ name: 'A fake', issuer: leaf, marks: [APPLE_MARKS.leaf] });
    expect(await why(signed([fake, leaf, root]))).toBe('The signature does not hold.');
  });

  test('when its certificates are Apple’s and for something else', async () => {
    const plain = aCertificate({ name: 'Plain', issuer: intermediate });
    expect(await why(signed([plain, intermediate, root]))).toBe('The signature does not hold.');
    const other = aCertificate({ name: 'Other', issuer: root, ca: true });
    const below = aCertificate({ name: 'Below', issuer: other, marks: [APPLE_MARKS.leaf] });
    expect(await why(signed([below, other, root]))).toBe('The signature does not hold.');
  });

  test('when a certificate is out of date or not yet of it', async () => {
    const until = aCertificate({
      name: 'Old',
      issuer: intermediate,
      marks: [APPLE_MARKS.leaf],
      to: new Date(at - 120_000),
    });
    expect(await why(signed([until, intermediate, root]))).toBe(CERTIFICATE);
    const from = aCertificate({
      name: 'New',
      issuer: intermediate,
      marks: [APPLE_MARKS.leaf],
      from: new Date(at + 120_000),
    });
    expect(await why(signed([from, intermediate, root]))).toBe(CERTIFICATE);
  });

  test('when its chain is shorter or longer', async () => {
    for (const some of [[leaf], [leaf, root], [leaf, intermediate, root, root]])
      expect(await why(signed(some))).toBe(CERTIFICATE);
    const broken = { ...leaf, der: Buffer.from('no certificate') };
    expect(await why(signed([broken, intermediate, root]))).toBe(CERTIFICATE);
  });

  test('when another key than the leaf’s has signed', async () => {
    const stranger = aCertificate({ name: 'Stranger' });
    expect(await why(store.verify(signedBy(chain, SAID, stranger.key)))).toBe('The signature does not hold.');
  });

  test('when a word of it was changed', async () => {
    const [head, , signature] = transaction(SAID).split('.');
    const longer = Buffer.from(JSON.stringify({ ...SAID, expiresDate: at + 10_000_000 })).toString('base64url');
    expect(await why(store.verify([head, longer, signature].join('.')))).toBe('The signature does not hold.');
  });

  test('when it is of another app, of testers, or no subscription', async () => {
    expect(await why(store.verify(transaction({ ...SAID, bundleId: 'com.example.other' })))).toBe(
      'It is of another app.',
    );
    expect(await why(store.verify(transaction({ ...SAID, environment: 'Sandbox' })))).toBe(
      'It is of another environment.',
    );
    const { expiresDate: _, ...once } = SAID;
    expect(await why(signed(chain, once))).toBe('It is of another kind.');
    expect(await why(store.verify(notification()))).toBe('It is of another kind.');
  });
});

test('the purchases of testers are taken where that is set', async () => {
  const tried = fakeAppStore(clock.now, { sandbox: true });
  expect(await tried.store.verify(tried.transaction({ environment: 'Sandbox' }))).toMatchObject({ store: 'apple' });
  expect(await why(tried.store.verify(tried.transaction({ environment: 'Xcode' })))).toBe(
    'It is of another environment.',
  );
});

describe('a notification', () => {
  test('tells of a purchase under an id of its own', async () => {
    expect(await store.read(notification({ transactionId: '7' }, { notificationUUID: 'n-1' }))).toMatchObject({
      id: 'n-1',
      purchase: { transaction_id: '7' },
    });
  });

  test('of a test tells of none', async () => {
    expect(await store.read(notification(null, { notificationUUID: 'n-2' }))).toEqual({ id: 'n-2', purchase: null });
  });

  test('is refused when the transaction within is not signed as it should be, or of another app', async () => {
    const within = (info: string, bundleId = BUNDLE) =>
      notification(null, {
        data: { bundleId, appAppleId: APP_ID, environment: 'Production', signedTransactionInfo: info },
      });
    expect(await why(store.read(within(signedBy(aChain(), SAID))))).toBe('The signature does not hold.');
    expect(await why(store.read(within(transaction(), 'com.example.other')))).toBe('It is of another app.');
    expect(await why(store.read(transaction()))).toBe('It is of another kind.');
  });
});

test('the roots of a setting are read one after another, new lines written out or not', async () => {
  const pem = (certificate: TestCertificate) => new X509Certificate(certificate.der).toString();
  const both = `${pem(chain[2])}${pem(aChain()[2])}`;
  expect(certificatesFrom(both)).toHaveLength(2);
  expect(certificatesFrom(both.replaceAll('\n', '\\n'))).toHaveLength(2);
  expect(certificatesFrom('')).toEqual([]);
  const set = appleStore({
    bundle_id: BUNDLE,
    app_id: APP_ID,
    roots: certificatesFrom(both),
    sandbox: false,
    revocation: false,
  });
  expect(await set.verify(transaction(SAID))).toMatchObject({ transaction_id: '2' });
});

describe('where Apple is asked whether a certificate is revoked', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  /** A receipt whose certificates name this responder, and what the store makes of it. */
  async function verifyAsking(answer: RequestListener, ms?: number): Promise<unknown> {
    const responder = createServer(answer);
    const { port } = await new Promise<{ port: number }>((resolve) => {
      responder.listen(0, '127.0.0.1', () => resolve(responder.address() as { port: number }));
    });
    closing.push(() => {
      responder.closeAllConnections();
      responder.close();
    });
    const ocsp = `http://127.0.0.1:${port}/`;
    const asked = aChain({ leaf: { ocsp }, intermediate: { ocsp } });
    const roots = [new X509Certificate(asked[2].der)];
    const online = { bundle_id: BUNDLE, app_id: APP_ID, roots, sandbox: false, revocation: true };
    return appleStore({ ...online, ...(ms === undefined ? {} : { ms }) })
      .verify(signedBy(asked, SAID))
      .catch((error: unknown) => error);
  }

  test('one that is silent is waited for as long as a call may take', async () => {
    const begun = performance.now();
    expect(await verifyAsking(() => {}, 200)).toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test.each<[string, RequestListener]>([
    ['fails', (_request, reply) => void reply.writeHead(503).end()],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'breaks off in the middle',
      (request, reply) => {
        reply.write('half of it');
        setImmediate(() => request.socket.destroy());
      },
    ],
  ])('one that %s proves nothing against the receipt', async (_name, answer) => {
    expect(await verifyAsking(answer)).toBeInstanceOf(StoreUnavailable);
  });

  test('an answer that nobody has signed is none', async () => {
    expect(await verifyAsking((_request, reply) => void reply.end('fine'))).toBeInstanceOf(InvalidReceipt);
  });

  test('a certificate that names nobody to ask is refused', async () => {
    const roots = [new X509Certificate(chain[2].der)];
    const online = appleStore({ bundle_id: BUNDLE, app_id: APP_ID, roots, sandbox: false, revocation: true });
    expect(await why(online.verify(transaction(SAID)))).toBe(CERTIFICATE);
  });
});
