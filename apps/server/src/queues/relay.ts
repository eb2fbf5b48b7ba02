import { isWork, WORK } from '@fairway/contracts/events';
import pg from 'pg';
import type { Logger } from 'pino';
import { Alarm } from './alarm.ts';
import { tellOfOutages } from './connection.ts';
import type { Enqueue } from './deps.ts';
import { OutboxListener } from './outbox-listener.ts';

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
const jobFor = ({ topic }: OutboxRow) => (isWork(topic) ? WORK[topic] : 'tell');

/** A connection that breaks, at rest or in use, without a query to tell of it; the relay meets the outage by itself. */
const leaveToTheNextLook = (): void => {};

/**
 * Hands committed rows of the outbox to the queues, in the order of their ids. A row counts as published once Redis has its
 * job; a crash in between hands it over again under the same job id, which the queue then has already. Any number may run.
 */
export class Relay {
  readonly #options: Required<RelayOptions>;
  readonly #pool: pg.Pool;
  readonly #listener: OutboxListener;
  readonly #alarm = new Alarm();
  readonly #outages: ReturnType<typeof tellOfOutages>;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RelayOptions) {
    this.#options = { pollMs: 1000, batch: 200, ...options };
    const connectionString = options.databaseUrl;
    this.#pool = new pg.Pool({
      connectionString,
      max: 2,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 30_000,
    });
    this.#pool.on('error', leaveToTheNextLook);
    this.#listener = new OutboxListener(connectionString, () => this.#alarm.ring());
    this.#outages = tellOfOutages(options.log, {
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
    const client = await this.#pool.connect();
    client.on('error', leaveToTheNextLook);
    let broken = false;
    try {
      await client.query('BEGIN');
      // Two relays at once: the rows of a batch are locked by one, the other passes them by.
      const waiting =
        'SELECT id, topic FROM outbox WHERE published_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED';
      const { rows } = await client.query<OutboxRow>(waiting, [this.#options.batch]);
      if (rows.length) {
        for (const [name, some] of Map.groupBy(rows, jobFor)) {
          const jobs = some.map(({ id }) => ({ id: `outbox-${id}`, payload: { outbox_id: id } }));
          await this.#options.enqueue(name, jobs);
        }
        await client.query('UPDATE outbox SET published_at = now() WHERE id = ANY($1::bigint[])', [
          rows.map((row) => row.id),
        ]);
      }
      await client.query('COMMIT');
      return rows.length;
    } catch (error) {
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.off('error', leaveToTheNextLook);
      client.release(broken);
    }
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
