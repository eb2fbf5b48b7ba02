import {
  EVENTS_PATH,
  HEARTBEAT_MS,
  LAST_EVENT_PARAM,
  LIVE_HEARTBEAT,
  LIVE_KINDS,
  type ReadyData,
} from '@fairway/contracts/live/events';
import type { Changed } from './refreshBatch.ts';

/** The first wait after a refused try, which doubles up to the longest. */
const RETRY_MS = { first: 5_000, longest: 60_000 };
/** Longer than this without a heartbeat the line is broken, whatever the browser believes. */
const SILENCE_MS = 2.6 * HEARTBEAT_MS;

/** What a connection tells of. */
export interface Heard {
  /** The stream is open. It has missed nothing since the event named at its opening; of an earlier time it knows how long it was quiet. */
  opened: (id: string, quiet_ms: number | null) => void;
  changed: (changed: Changed, id: string) => void;
  beat: () => void;
  lost: () => void;
}

/** The part of a browser's EventSource that is used. */
export interface Source extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener: (name: string, hear: (event: Event) => void) => void;
}
/** The state of one that comes again no more, as the standard counts. */
const CLOSED = 2;

/**
 * A stream of events that is opened again for as long as it is wanted. A browser comes again by itself where the line broke; where the
 * server has refused, it would not.
 */
export class LiveConnection {
  readonly #heard: Heard;
  readonly #createSource: (url: string) => Source;
  #source: Source | undefined;
  #seen: string;
  #refused = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(seen: string, heard: Heard, createSource: (url: string) => Source = (url) => new EventSource(url)) {
    this.#seen = seen;
    this.#heard = heard;
    this.#createSource = createSource;
    this.#open();
  }

  /** Tries at once where the next try is waited for. */
  retryNow(): void {
    if (this.#retry !== undefined) this.#open();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    this.#source?.close();
  }

  #open(): void {
    this.close();
    const query = this.#seen ? `?${LAST_EVENT_PARAM}=${encodeURIComponent(this.#seen)}` : '';
    const source = this.#createSource(EVENTS_PATH + query);
    this.#source = source;
    const on = (name: string, hear: (event: MessageEvent<string>) => void) =>
      source.addEventListener(name, (event) => {
        this.#expectBeat();
        if (event instanceof MessageEvent) hear(event as MessageEvent<string>);
      });
    on('ready', ({ data, lastEventId }) => this.#opened(lastEventId, (JSON.parse(data) as ReadyData).quiet_ms));
    on('reset', ({ lastEventId }) => {
      this.#opened(lastEventId, null);
      this.#heard.changed('everything', lastEventId);
    });
    for (const kind of LIVE_KINDS)
      on(kind, ({ lastEventId }) => {
        this.#seen = lastEventId;
        this.#heard.changed(kind, lastEventId);
      });
    on(LIVE_HEARTBEAT, () => this.#heard.beat());
    source.addEventListener('error', () => {
      this.#heard.lost();
      if (source.readyState === CLOSED) this.#retryLater();
    });
    this.#expectBeat();
  }

  #opened(id: string, quiet_ms: number | null): void {
    this.#seen = id;
    this.#refused = 0;
    this.#heard.opened(id, quiet_ms);
  }

  #expectBeat(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#heard.lost();
      this.#open();
    }, SILENCE_MS);
  }

  #retryLater(): void {
    this.close();
    const longest = Math.min(RETRY_MS.first * 2 ** this.#refused, RETRY_MS.longest);
    this.#refused += 1;
    // Those who were refused together come again at different times.
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }
}
