import { expect, it } from 'vitest';
import { signedInBy } from './signedIn.ts';

it('an answer with a token and a user has signed somebody in', () => {
  expect(signedInBy({ api_token: 'token', user: { id: 'me', type: 'pro' } })).toEqual({
    api_token: 'token',
    user_id: 'me',
  });
});

it.each([
  [undefined],
  [null],
  [{}],
  [{ ok: true }],
  [{ two_factor: true }],
  [{ api_token: 'token' }],
  [{ api_token: 7, user: { id: 'me' } }],
])('%j has not', (data) => {
  expect(signedInBy(data)).toBeNull();
});
