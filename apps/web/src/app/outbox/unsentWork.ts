import type { UnsentCounts } from '@fairway/ui/format/unsent';
import { listUnsavedKit } from '../../features/kit/pendingStore.ts';
import { listOutbox } from '../../features/messaging/messageStore.ts';
import { listTicks } from '../../features/practice/plans/tickStore.ts';
import { countUnsent, type Unsent } from './countUnsent.ts';

// Who has nothing waiting does not load what sends it.
const MESSAGES: Unsent = {
  list: listOutbox,
  send: async () => (await import('../../features/messaging/outbox.ts')).runOutbox(),
};
const RESULTS: Unsent = {
  list: listTicks,
  send: async () => (await import('../../features/practice/plans/ticks.ts')).runTicks(),
};
const KIT: Unsent = {
  list: listUnsavedKit,
  send: async () => (await import('../../features/kit/runKit.ts')).runKit(),
};

/** How much of a person's work is on this device alone and goes out by itself; a record, which its coach publishes, is none of it. */
export type UnsentWork = Required<Omit<UnsentCounts, 'records'>>;

/** Tries once more to send what waits on this device; answers what stays, or null where nothing does. A browser that keeps nothing has none. */
export async function findUnsentWork(user_id: string): Promise<UnsentWork | null> {
  const count = (kind: Unsent) => countUnsent(user_id, kind).catch(() => 0);
  const [messages, results, kit] = await Promise.all([count(MESSAGES), count(RESULTS), count(KIT)]);
  return messages + results + kit === 0 ? null : { messages, results, kit };
}
