import type { Logger } from 'pino';
import { describeReason } from '#adapters/outages.ts';
import type { LiveStreams } from '#adapters/live/live-streams.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { HEARTBEAT_MS } from '@fairway/contracts/live/events';
import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { readOpenSessions } from '#domains/auth/sessions/service.ts';
import { EventStream } from './event-stream.ts';

/** How many streams there may be, and how often they are looked after. */
export interface StreamLimits {
  /** Streams of one person at this process, and of all together. */
  perPerson: number;
  perProcess: number;
  /** Between two heartbeats. */
  heartbeatMs: number;
  /** Between two looks whether sessions are still open and Redis still speaks. */
  checkMs: number;
  /** All streams end when it could not be found out for so long whose sessions are open. */
  unknownMs: number;
}

export const STREAM_LIMITS: StreamLimits = {
  perPerson: 12,
  perProcess: 4_000,
  heartbeatMs: HEARTBEAT_MS,
  checkMs: 10_000,
  unknownMs: 20_000,
};

/** Those who are sent away together come back at different times, in ms. */
const RETRY_MS = { least: 1_000, more: 4_000 };
/** Seconds after which somebody with too many windows may try again. */
const RETRY_AFTER = 60;

interface Open {
  actor: Pick<Actor, 'id' | 'session_id_hash'>;
  stream: EventStream;
}

/** The streams of one process: not too many, none longer than its session, all ended when the process is to end. */
export class OpenStreams {
  readonly #streams: LiveStreams;
  readonly #services: Pick<AppServices, 'db'>;
  readonly #limits: StreamLimits;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #open = new Set<Open>();
  readonly #timers: NodeJS.Timeout[];
  /** When the look began that last found out which sessions are open. */
  #confirmedAt = performance.now();
  #looking = false;
  #closed = false;

  constructor(
    streams: LiveStreams,
    { services, limits, log }: { services: Pick<AppServices, 'db'>; limits: StreamLimits; log: Pick<Logger, 'warn'> },
  ) {
    this.#streams = streams;
    this.#services = services;
    this.#limits = limits;
    this.#log = log;
    this.#timers = [
      setInterval(() => this.#beat(), limits.heartbeatMs).unref(),
      setInterval(() => this.#check(), limits.checkMs).unref(),
    ];
  }

  get size(): number {
    return this.#open.size;
  }

  /** Opens a stream for somebody who is signed in, from the event after `seen` on. */
  async open(actor: Open['actor'], seen: string): Promise<EventStream> {
    this.#refuseTooMany(actor.id);
    const stream = new EventStream(Math.round(RETRY_MS.least + Math.random() * RETRY_MS.more));
    const one: Open = { actor, stream };
    // Those who come at once are counted before any of them has been opened.
    this.#open.add(one);
    const forget = () => void this.#open.delete(one);
    stream.body.once('close', forget);
    try {
      const stop = await this.#streams.listen(actor.id, seen, {
        start: ({ name, id, quiet_ms }) =>
          stream.send({ id, event: name, data: JSON.stringify(name === 'ready' ? { quiet_ms } : {}) }),
        event: ({ id, kind, ids }) => stream.send({ id, event: kind, data: `{"ids":${ids}}` }),
        lost: () => stream.end(),
      });
      if (stream.body.destroyed) stop();
      else stream.body.once('close', stop);
      if (this.#closed) stream.end();
      return stream;
    } catch (error) {
      forget();
      stream.body.destroy();
      throw error;
    }
  }

  /** Ends all of them, so that nobody waits for those who listen. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { stream } of this.#open) stream.end();
  }

  #refuseTooMany(user_id: string): void {
    if (this.#closed || this.#open.size >= this.#limits.perProcess)
      throw new AppError('unavailable', { message: REQUEST_MESSAGES.eventsAway, retryAfter: RETRY_AFTER });
    let own = 0;
    for (const { actor } of this.#open) if (actor.id === user_id) own += 1;
    if (own >= this.#limits.perPerson)
      throw new AppError('too_many_requests', {
        message: REQUEST_MESSAGES.tooManyStreams,
        retryAfter: RETRY_AFTER,
      });
  }

  #beat(): void {
    for (const { stream } of this.#open) stream.beat();
  }

  #check(): void {
    void this.#streams.check();
    if (this.#open.size === 0) this.#confirmedAt = performance.now();
    // A database that is away for a moment costs nobody their stream; one that stays away might hide the end of a session.
    else if (performance.now() - this.#confirmedAt >= this.#limits.unknownMs) this.#endAll();
    else if (!this.#looking) void this.#endClosedSessions();
  }

  async #endClosedSessions(): Promise<void> {
    const looked = [...this.#open];
    const began = performance.now();
    this.#looking = true;
    try {
      const hashes = [...new Set(looked.map(({ actor }) => actor.session_id_hash))];
      const open = await readOpenSessions(hashes, this.#services);
      // A session may be somebody else's by now: of the guardian, who acts for the child no more.
      for (const { actor, stream } of looked) if (open.get(actor.session_id_hash) !== actor.id) stream.end();
      this.#confirmedAt = began;
    } catch (error) {
      this.#log.warn({ reason: describeReason(error) }, 'whose sessions are open could not be read');
    } finally {
      this.#looking = false;
    }
  }

  #endAll(): void {
    for (const { stream } of this.#open) stream.end();
  }
}
