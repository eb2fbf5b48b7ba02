import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { Redis } from 'ioredis';
import { AppError } from '#core/app-error.ts';
import { historyKey, isAfter, isEntryId, parseStoredEvent, readHistory, type StoredEvent } from './history.ts';
import type { LiveListener, LiveStreams } from './live-streams.ts';

/** Seconds after which a stream that could not be opened is worth another try. */
const RETRY_AFTER = 10;

/**
 * One listener. Until it has started, what comes is kept back, for its history comes first. The history is read on another connection
 * than the one that hears, and may be ahead of it: what stood there is not told a second time.
 */
class Listening {
  readonly #listener: LiveListener;
  #waiting: StoredEvent[] | null = [];
  #latest = '';
  lost = false;

  constructor(listener: LiveListener) {
    this.#listener = listener;
  }

  take(event: StoredEvent): void {
    if (this.#waiting) this.#waiting.push(event);
    else if (isAfter(event.id, this.#latest)) {
      this.#latest = event.id;
      this.#listener.event(event);
    }
  }

  start(start: Parameters<LiveListener['start']>[0], history: StoredEvent[]): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#latest = start.id;
    this.#listener.start(start);
    for (const event of [...history, ...waiting]) this.take(event);
  }

  lose(): void {
    if (this.lost) return;
    this.lost = true;
    if (!this.#waiting) this.#listener.lost();
  }
}

/** A person with windows at this process. */
interface Topic {
  listening: Set<Listening>;
  subscribed: Promise<unknown>;
}

/**
 * Hears by one subscribed connection a process, and hands on to the streams of the process. An open stream has missed nothing: when the
 * connection breaks, or does not answer, all of them are lost at once and come again with the id they have seen last.
 */
export class RedisLiveStreams implements LiveStreams {
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  readonly #topics = new Map<string, Topic>();

  /** `subscriber` is this one's own, and does not subscribe again by itself when it comes back. */
  constructor({ redis, subscriber, prefix }: { redis: Redis; subscriber: Redis; prefix: string }) {
    this.#redis = redis;
    this.#subscriber = subscriber;
    this.#prefix = prefix;
    subscriber.on('message', (channel: string, text: string) => this.#hear(channel, text));
    subscriber.on('close', () => this.#loseAll());
  }

  async listen(user_id: string, seen: string, listener: LiveListener): Promise<() => void> {
    const key = historyKey(this.#prefix, user_id);
    const listening = new Listening(listener);
    const topic = this.#join(key, listening);
    const stop = () => this.#leave(key, topic, listening);
    try {
      await topic.subscribed;
      const missed = await readHistory(this.#redis, key, isEntryId(seen) ? seen : '');
      if (listening.lost) throw new Error('Redis went away');
      const name = seen === '' || missed.known ? 'ready' : 'reset';
      const id = missed.known ? seen : missed.latest_id;
      listening.start({ name, id, quiet_ms: seen === '' ? missed.quiet_ms : null }, missed.since);
      return stop;
    } catch {
      stop();
      throw new AppError('unavailable', { message: REQUEST_MESSAGES.eventsAway, retryAfter: RETRY_AFTER });
    }
  }

  async check(): Promise<void> {
    if (this.#topics.size === 0) return;
    try {
      await this.#subscriber.ping();
    } catch {
      // A Redis that hangs closes nothing by itself.
      this.#loseAll();
      this.#subscriber.disconnect(true);
    }
  }

  #join(key: string, listening: Listening): Topic {
    const known = this.#topics.get(key);
    if (known) {
      known.listening.add(listening);
      return known;
    }
    const subscribed = this.#subscriber.subscribe(key);
    const topic: Topic = { listening: new Set([listening]), subscribed };
    // Whoever waits for it is told; a topic that all have left meanwhile has nobody to tell.
    subscribed.catch(() => undefined);
    this.#topics.set(key, topic);
    return topic;
  }

  /** The connection keeps its order: who comes back right after the last one has left is subscribed again after this. */
  #leave(key: string, topic: Topic, listening: Listening): void {
    topic.listening.delete(listening);
    if (topic.listening.size > 0 || this.#topics.get(key) !== topic) return;
    this.#topics.delete(key);
    this.#subscriber.unsubscribe(key).catch(() => undefined);
  }

  #hear(channel: string, text: string): void {
    const event = parseStoredEvent(text);
    if (!event) return;
    for (const listening of this.#topics.get(channel)?.listening ?? []) listening.take(event);
  }

  #loseAll(): void {
    const topics = [...this.#topics.values()];
    this.#topics.clear();
    for (const { listening } of topics) for (const one of listening) one.lose();
  }
}
