/** A card that was not taken, in the provider's words for its owner: what the server calls a 418, said by the browser's side (V3). */
export class CardRefused extends Error {
  readonly data = { httpStatus: 418, kind: 'card_error' } as const;

  constructor(message: string) {
    super(message);
    this.name = 'CardRefused';
  }
}

/** A payment that its cardholder did not confirm with their bank. */
export class NotConfirmed extends CardRefused {
  constructor(message: string) {
    super(message);
    this.name = 'NotConfirmed';
  }
}
