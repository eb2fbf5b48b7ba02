/** A push to the devices of one person. */
export interface Push {
  /** The same for every attempt at the same push; a device shows a second copy in place of the first. */
  id: string;
  email: string;
  tokens: string[];
  title: string;
  body: string;
  /** What a tap opens. */
  url: string;
}

/** How many devices took a push, and which tokens never will again (decision M6). */
export interface Pushed {
  reached: number;
  dead: string[];
}

/** Sends pushes. Throws when no device could be reached that might be later. */
export interface PushSender {
  send: (push: Push) => Promise<Pushed>;
}
