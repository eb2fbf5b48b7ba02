import type { LiveStart } from '@fairway/contracts/live/events';
import type { StoredEvent } from './history.ts';

/** What a stream is told. */
export interface LiveListener {
  /** Nothing was missed, or nobody knows what was; then come the events that were. */
  start: (start: { name: LiveStart; id: string; quiet_ms: number | null }) => void;
  event: (event: StoredEvent) => void;
  /** From here on nothing can be told any more: whoever listens comes again with the last id they have seen. */
  lost: () => void;
}

/** Where the streams of a process hear of what is published. */
export interface LiveStreams {
  /**
   * Listens for a person, from the event after `seen` on (an empty one: from now on). Answers what ends it. Refused with 503 when
   * what is published cannot be heard.
   */
  listen: (user_id: string, seen: string, listener: LiveListener) => Promise<() => void>;
  /** Tries whether it still hears; where it does not, its listeners are lost. */
  check: () => Promise<void>;
}
