/** A text message to one number (E.164). */
export interface Text {
  /** The same for every attempt at the same text. */
  id: string;
  phone: string;
  body: string;
}

/** Sends text messages. `send` resolves when the provider has taken it, and throws `Refused` when it never will. */
export interface SmsSender {
  send: (text: Text) => Promise<void>;
}
