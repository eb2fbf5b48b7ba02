import { isSideEffect, SIDE_EFFECTS } from '@fairway/contracts/notifications/events';
import { openPool } from '@fairway/db/pool';
import type { Logger } from 'pino';
import { WakeSignal } from './wake-signal.ts';
import { logOutages, type Outages } from '#adapters/outages.ts';
import type { Enqueue } from '#app/job-services.ts';
import { OutboxListener } from './outbox-listener.ts';
import { leaveToNextTry } from '#core/leave-to-next-try.ts';

export interface RelayOptions {
  databaseUrl: string;
  enqueue: Enqueue;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds between looks when nothing wakes it. */
  pollMs?: number;
  batch?: number;
}

interface OutboxRow {
  id: string;
  topic: string;
}

/** Each row has one job: its work, or the telling. */
const jobFor = ({ topic }: OutboxRow) => (isSideEffect(topic) ? SIDE_EFFECTS[topic] : 'dispatch-notifications');

/** Longer than Redis may take for a batch. */
const CLAIM_MS = 10_000;
/** Two relays at once: each row of the batch is claimed by one, the other passes it by, and finds it claimed when it comes again. */
const CLAIM = `
  UPDATE outbox SET claimed_until = clock_timestamp() + $2 * interval '1 ms'
  WHERE id = ANY (ARRAY(
    SELECT id FROM outbox
    WHERE published_at IS NULL AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
    ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING id, topic`;
const PUBLISH = 'UPDATE outbox SET published_at = now(), claimed_until = NULL WHERE id = ANY($1::bigint[])';
const GIVE_BACK = 'UPDATE outbox SET claimed_until = NULL WHERE id = ANY($1::bigint[]) AND published_at IS NULL';

/**
 * Hands committed rows of the outbox to the queues, in the order of their ids. A row counts as published once Redis has its
 * job; a crash in between hands it over again under the same job id, which the queue then has already. Any number may run.
 */
export class Relay {
  readonly #options: Required<RelayOptions>;
  readonly #pool: ReturnType<typeof openPool>;
  readonly #listener: OutboxListener;
  readonly #alarm = new WakeSignal();
  readonly #outages: Outages;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RelayOptions) {
    this.#options = { pollMs: 1000, batch: 200, ...options };
    const connectionString = options.databaseUrl;
    this.#pool = openPool({ url: connectionString, max: 2 });
    this.#listener = new OutboxListener(connectionString, () => this.#alarm.ring());
    this.#outages = logOutages(options.log, {
      away: 'What is noted cannot be handed to the queue; it stays noted until it can',
      back: 'What was noted is handed to the queue again',
    });
  }

  /** Begins; answers at once and waits for whatever is away. */
  start(): void {
    this.#listener.start();
    this.#running = this.#run();
  }

  /** Ends after the batch in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#alarm.ring();
    await Promise.all([this.#running, this.#listener.stop()]);
    await this.#pool.end();
  }

  /** Hands over one batch and answers its size. */
  async tick(): Promise<number> {
    const rows = await this.#claim();
    if (!rows.length) return 0;
    const ids = rows.map(({ id }) => id);
    try {
      for (const [name, some] of Map.groupBy(rows, jobFor)) {
        const jobs = some.map(({ id }) => ({ id: `outbox-${id}`, payload: { outbox_id: id } }));
        await this.#options.enqueue(name, jobs);
      }
      await this.#pool.query(PUBLISH, [ids]);
    } catch (error) {
      // Whatever keeps this from being written, the claim runs out by itself.
      await this.#pool.query(GIVE_BACK, [ids]).catch(leaveToNextTry);
      throw error;
    }
    return rows.length;
  }

  /** Takes a batch for as long as handing it over can take; nothing stays locked meanwhile. */
  async #claim(): Promise<OutboxRow[]> {
    const { rows } = await this.#pool.query<OutboxRow>(CLAIM, [this.#options.batch, CLAIM_MS]);
    return rows.toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      let handed = 0;
      try {
        handed = await this.tick();
        this.#outages.works();
      } catch (error) {
        this.#outages.failed(error);
      }
      if (!handed) await this.#alarm.sleep(this.#options.pollMs);
    }
  }
}
