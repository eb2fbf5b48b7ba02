import type { ErrorCode } from '@fairway/contracts/errors';
import type { Redeemed } from '@fairway/contracts/offers/redemption';
import { MustConfirm } from '../checkout/challenge.ts';

/** A refusal that came in an answer of 200, as the failed call that it is everywhere else. */
class NotRedeemed extends Error {
  readonly data: { httpStatus: number; kind: ErrorCode };

  constructor(message: string, httpStatus: number, kind: ErrorCode) {
    super(message);
    this.name = 'NotRedeemed';
    this.data = { httpStatus, kind };
  }
}

/** The words of an offer that was redeemed; throws what the answer says otherwise (O1). */
export function redeemedOr({ type, msg, code, client_secret, payment_intent_id }: Redeemed): string {
  if (type === 'success') return msg;
  if (client_secret && payment_intent_id) throw new MustConfirm({ client_secret, payment_intent_id });
  throw code === 'card_error' ? new NotRedeemed(msg, 418, 'card_error') : new NotRedeemed(msg, 422, 'invalid');
}
