/** A browser that takes pushes, as its `PushSubscription` says (Push API). */
export interface WebSubscription {
  /** Its address at its push service. */
  endpoint: string;
  /** Its public key, and a secret that we share with it, in base64url. */
  p256dh: string;
  auth: string;
}

/** What takes the pushes of one person. */
export interface PushDevices {
  /** Phones, by their tokens. */
  tokens: string[];
  subscriptions: WebSubscription[];
}

/** A push to the devices of one person. */
export interface Push extends PushDevices {
  /** The same for every attempt at the same push; a device shows a second copy in place of the first. */
  id: string;
  email: string;
  title: string;
  body: string;
  /** What a tap opens. */
  url: string;
}

/** How many devices took a push, and which tokens and endpoints never will again (M6). */
export interface Pushed {
  reached: number;
  dead: string[];
}

/** Sends pushes. Throws when no device could be reached that might be later. */
export interface PushSender {
  send: (push: Push) => Promise<Pushed>;
}
