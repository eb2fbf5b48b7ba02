import { SECOND_MS } from '@fairway/time/units';

/** How long somebody who wants to go waits for what is still being sent. */
const PATIENCE_MS = 4 * SECOND_MS;

/** What a person has still to send, of one kind. */
export interface Unsent {
  list: (user_id: string) => Promise<readonly unknown[]>;
  /** Tries all of it once. */
  send: () => Promise<void>;
}

/**
 * How much of a person's work stays on this device alone. It is tried once more before it is counted: what was sent a moment ago is often
 * only not answered yet.
 */
export async function countUnsent(user_id: string, { list, send }: Unsent): Promise<number> {
  const { length } = await list(user_id);
  if (length === 0) return 0;
  await Promise.race([send().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return (await list(user_id)).length;
}
