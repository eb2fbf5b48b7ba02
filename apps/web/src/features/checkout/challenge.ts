/** A payment that waits for its cardholder: thrown by a call whose answer says so, and read of one that was refused so (V3). */
export class MustConfirm extends Error {
  readonly client_secret: string;
  readonly payment_intent_id: string;

  constructor({ client_secret, payment_intent_id }: { client_secret: string; payment_intent_id: string }) {
    super('The cardholder must confirm this payment.');
    this.name = 'MustConfirm';
    this.client_secret = client_secret;
    this.payment_intent_id = payment_intent_id;
  }
}

interface Refused {
  data?: { code?: string; kind?: string; client_secret?: string; payment_intent_id?: string } | null;
}

/** What a refused call asks the cardholder to confirm, if that is why it was refused. */
export function readChallenge(error: unknown): MustConfirm | null {
  if (error instanceof MustConfirm) return error;
  const { data }: Refused = typeof error === 'object' && error !== null ? error : {};
  const { client_secret, payment_intent_id } = data ?? {};
  if (data?.kind !== 'authentication_required' || !client_secret || !payment_intent_id) return null;
  return new MustConfirm({ client_secret, payment_intent_id });
}
