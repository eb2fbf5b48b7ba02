/** A card that was not taken, in the provider's words for its owner. */
export class CardRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CardRefused';
  }
}
