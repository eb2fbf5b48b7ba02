import { expect, it } from 'vitest';
import { readChallenge } from '../checkout/challenge.ts';
import { readFailure } from '../../app/failures/failure.ts';
import { redeemedOr } from './redeemed.ts';

const thrownBy = (answer: Parameters<typeof redeemedOr>[0]): unknown => {
  try {
    return expect.unreachable(redeemedOr(answer));
  } catch (error) {
    return error;
  }
};

it('an offer that is theirs is told in the server’s words', () => {
  expect(redeemedOr({ type: 'success', msg: 'Your coach has been told.' })).toBe('Your coach has been told.');
});

it('a bank that asks is a challenge', () => {
  const asks = { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' };
  const thrown = thrownBy({ type: 'error', msg: 'x', code: 'authentication_required', ...asks });
  expect(readChallenge(thrown)).toMatchObject(asks);
});

it.each([
  ['Your card was declined.', 'card_error', 418],
  ['Please add a card first.', 'card_required', 422],
  ['This offer is sold out.', undefined, 422],
] as const)('%s is a refusal', (msg, code, status) => {
  const thrown = thrownBy({ type: 'error', msg, ...(code ? { code } : {}) });
  expect(readFailure(thrown)).toMatchObject({ status, message: msg });
  expect(readChallenge(thrown)).toBeNull();
});
