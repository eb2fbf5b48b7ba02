import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFailure } from '../../app/failures/failure.ts';
import { callAccounts, readRegistration } from './callAccounts.ts';

const ask = vi.fn<typeof fetch>();

/** Why a call to the server came to nothing. */
const failureOfLogin = async () =>
  readFailure(
    await callAccounts('login', { email: 'alex@example.com', password: 'x' }).catch((error: unknown) => error),
  );

describe('a call of the pages of signing in', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', ask);
    return () => vi.unstubAllGlobals();
  });

  it('is what tRPC’s own client would send, and gives what the server answers', async () => {
    ask.mockResolvedValueOnce(Response.json({ result: { data: { json: { done: true } } } }));
    expect(await callAccounts('forgot', { email: 'alex@example.com' })).toEqual({ done: true });
    const [address, request] = ask.mock.lastCall ?? [];
    expect(address).toBe('/trpc/accounts.forgot');
    expect(request).toMatchObject({ method: 'POST', body: '{"json":{"email":"alex@example.com"}}' });
  });

  it('asks without sending anything whether coaches may register', async () => {
    ask.mockResolvedValueOnce(Response.json({ result: { data: { json: { open: true } } } }));
    expect(await readRegistration()).toEqual({ open: true });
    expect(ask.mock.lastCall?.[1]?.method).toBeUndefined();
  });

  it('that is refused fails as one of tRPC’s does', async () => {
    const data = { httpStatus: 422, kind: 'invalid', errors: { email: ['No address.'] } };
    ask.mockResolvedValueOnce(
      Response.json({ error: { json: { message: 'Please look again.', data } } }, { status: 422 }),
    );
    expect(await failureOfLogin()).toEqual({
      status: 422,
      kind: 'invalid',
      message: 'Please look again.',
      errors: { email: ['No address.'] },
    });
  });

  it('that a proxy answers has the status of its page', async () => {
    ask.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await failureOfLogin()).status).toBe(502);
  });

  it('without an answer has no status', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failureOfLogin()).status).toBeNull();
  });
});
