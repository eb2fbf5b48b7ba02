import type { LiveKind } from '@fairway/contracts/live/events';

/** What is to be read again: something of a kind, or all there is. */
export type Changed = LiveKind | 'everything';

/** How long what has changed is gathered, and the shortest time between two reads. */
const GATHER_MS = 300;
const APART_MS = 2_000;
/** Hundreds of windows may be told of one thing: they do not all ask in the same moment. */
const SPREAD_MS = 500;

export interface BatchOptions {
  read: (changed: ReadonlySet<Changed>) => void;
  isVisible: () => boolean;
  random?: () => number;
}

/** Gathers what has changed, so that many events are one read; while nobody looks it waits. */
export class RefreshBatch {
  readonly #options: BatchOptions;
  readonly #changed = new Set<Changed>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readAt = -Infinity;

  constructor(options: BatchOptions) {
    this.#options = options;
  }

  add(changed: Changed): void {
    this.#changed.add(changed);
    this.resume();
  }

  /** Goes on with what waited, when somebody looks again. */
  resume(): void {
    const { isVisible, random = Math.random } = this.#options;
    if (this.#changed.size === 0 || this.#timer !== undefined || !isVisible()) return;
    const wait = GATHER_MS + Math.round(random() * SPREAD_MS);
    const now = performance.now();
    this.#timer = setTimeout(() => this.#read(), Math.max(wait, this.#readAt + APART_MS - now));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#changed.clear();
  }

  #read(): void {
    this.#timer = undefined;
    // It may have been hidden meanwhile.
    if (!this.#options.isVisible()) return;
    const changed = new Set(this.#changed);
    this.#changed.clear();
    this.#readAt = performance.now();
    this.#options.read(changed);
  }
}
