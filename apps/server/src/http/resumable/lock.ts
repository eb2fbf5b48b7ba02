import { SECOND_MS } from '@fairway/time/units';
import type { Lock } from '@tus/server';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import type { AppServices } from '#app/context.ts';
import { HOLD_MS } from '#domains/files/resumable-uploads/rules.ts';
import { goOnHolding, holdUpload, letUploadGo } from '#domains/files/resumable-uploads/service.ts';
import { TransportError } from '#http/errors.ts';

/** How often whoever holds an upload says so, and looks whether somebody waits; how often that one asks, and for how long. */
const RENEW_MS = 3 * SECOND_MS;
const ASK_MS = 250;
const PATIENCE_MS = 20 * SECOND_MS;

/** The upload is held by a connection that does not let it go, though it may be dead. */
const held = () => new TransportError(423, UPLOAD_TEXTS.held);

/**
 * Holds uploads so that no two requests write one at a time, in this process or another one: the row says who writes it. A sender whose
 * line died comes back while we still wait on the dead one; that one is asked to let go, at once where it is ours, else as soon as
 * it next says that it is there.
 */
export class UploadLocks {
  readonly #services: Pick<AppServices, 'db'>;
  readonly #held = new Map<string, () => void>();

  constructor(services: Pick<AppServices, 'db'>) {
    this.#services = services;
  }

  /** A lock as the library wants it. */
  makeLock(id: string): Lock {
    const writer = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    return {
      lock: async (signal, letGo) => {
        await this.#take(id, writer, signal);
        const release = () => void letGo();
        this.#held.set(id, release);
        timer = this.#holdOn(id, writer, release);
      },
      unlock: async () => {
        clearInterval(timer);
        this.#held.delete(id);
        // A database that is away lets it go by itself in a moment.
        await letUploadGo(id, writer, this.#services).catch(() => undefined);
      },
    };
  }

  /** Does work that nobody interrupts while it holds an upload. */
  async hold<T>(id: string, work: () => Promise<T>): Promise<T> {
    const lock = this.makeLock(id);
    await lock.lock(new AbortController().signal, () => undefined);
    try {
      return await work();
    } finally {
      await lock.unlock();
    }
  }

  async #take(id: string, writer: string, signal: AbortSignal): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!(await holdUpload(id, writer, this.#services))) {
      this.#held.get(id)?.();
      if (signal.aborted || performance.now() > until) throw held();
      await pause(ASK_MS);
    }
  }

  /** Says time and again that the upload is held. Whoever has lost it, or cannot say so for too long, stops writing. */
  #holdOn(id: string, writer: string, stop: () => void): NodeJS.Timeout {
    let said = performance.now();
    const renew = async () => {
      const state = await goOnHolding(id, writer, this.#services).catch(() => null);
      if (state !== null) said = performance.now();
      if (state === 'wanted' || state === 'lost' || performance.now() - said > HOLD_MS) stop();
    };
    return setInterval(() => void renew(), RENEW_MS).unref();
  }
}
