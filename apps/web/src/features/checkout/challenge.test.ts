import { describe, expect, it } from 'vitest';
import { readChallenge, MustConfirm } from './challenge.ts';

const asked = { kind: 'authentication_required', client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' };

describe('what the cardholder must confirm', () => {
  it('stands in the refusal of the call', () => {
    expect(readChallenge({ data: asked })).toMatchObject({ client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' });
  });

  it('or in what a call throws whose answer says so', () => {
    const thrown = new MustConfirm(asked);
    expect(readChallenge(thrown)).toBe(thrown);
  });

  it.each([
    new Error('away'),
    null,
    undefined,
    { data: null },
    { data: { ...asked, kind: 'card_error' } },
    { data: { kind: 'authentication_required' } },
  ])('is nothing in %j', (error) => {
    expect(readChallenge(error)).toBeNull();
  });
});
