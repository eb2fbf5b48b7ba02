import pg from 'pg';
import { WakeSignal } from './wake-signal.ts';

/** Keeps a connection to PostgreSQL that hears of new outbox rows, and finds a new one when it breaks. */
export class OutboxListener {
  readonly #databaseUrl: string;
  readonly #heard: () => void;
  readonly #alarm = new WakeSignal();
  #client: pg.Client | undefined;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(databaseUrl: string, heard: () => void) {
    this.#databaseUrl = databaseUrl;
    this.#heard = heard;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#alarm.ring();
    this.#hangUp();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      await this.#listen();
      this.#hangUp();
      if (!this.#stopped) await this.#alarm.sleep(1000);
    }
  }

  /** Listens for as long as the connection lasts. That PostgreSQL is away is the relay's to tell. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    this.#client = client;
    const over = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
    client.on('notification', this.#heard);
    try {
      await client.connect();
      await client.query('LISTEN outbox');
    } catch {
      return;
    }
    // What came before the ear was open.
    this.#heard();
    if (!this.#stopped) await over;
  }

  #hangUp(): void {
    this.#client?.end().catch(() => {});
  }
}
