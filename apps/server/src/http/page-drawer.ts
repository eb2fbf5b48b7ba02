import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { answeredIn } from './with-timeout.ts';

/** A page that is to be drawn before its app runs (apps/web/src/drawn). */
export interface DrawnPage {
  address: string;
  /** What its first calls answer, as superjson writes it. */
  answers: string;
  now: Date;
  timezone: string;
}

export interface PageDrawer {
  /** The HTML of a page as the app will draw it; null where there is none in time. */
  draw(page: DrawnPage): Promise<string | null>;
  close(): Promise<void>;
}

/** What takes longer than this never ends: its thread is stopped, and another one begun. */
const GIVEN_UP_MS = 5000;
/** More than this wait for nothing: their time would be over before theirs comes. */
const MOST_WAITING = 4;

/** As many threads in a row as end without a page tell enough of a program: it is not tried again. */
const MOST_LOST = 3;

/** Draws no page. */
export const NO_DRAWER: PageDrawer = { draw: async () => null, close: async () => undefined };

/**
 * Draws pages as the web app has them built for it, in a thread of their own: it takes some twenty milliseconds of a processor, in which
 * the API answers others. The thread begins with the first page that is asked for. Nobody waits longer than `patienceMs` for a drawing:
 * the page comes with its frame alone then, as all others do.
 */
export function openPageDrawer(
  dist: string | undefined,
  { log, patienceMs }: { log: Pick<FastifyBaseLogger, 'warn'>; patienceMs: number },
): PageDrawer {
  const filename = path.resolve(dist ?? '', '.vite/drawn/draw.js');
  if (dist === undefined || !existsSync(filename)) return NO_DRAWER;
  let threads: Piscina | undefined;
  let lost = 0;
  const openThreads = () => {
    const opened = new Piscina({ filename, minThreads: 1, maxThreads: 1 });
    // A thread that fails while it draws nothing, as one does whose program cannot be loaded, would else end the API with it.
    opened.on('error', (err: unknown) => {
      lost += 1;
      log.warn({ err, lost }, lost < MOST_LOST ? 'a thread that draws pages was lost' : 'pages are drawn no more');
    });
    return opened;
  };
  // Where no thread can be begun, this fails as a thread does that draws nothing.
  async function drawInThread({ now, ...page }: DrawnPage): Promise<string | null> {
    threads ??= openThreads();
    if (threads.queueSize >= MOST_WAITING) return null;
    const signal = AbortSignal.timeout(GIVEN_UP_MS);
    const drawn = (await threads.run({ ...page, now: now.getTime() }, { signal })) as string | null;
    lost = 0;
    return drawn;
  }
  return {
    async draw(page) {
      if (lost >= MOST_LOST) return null;
      const drawn = drawInThread(page);
      drawn.catch((err: unknown) => log.warn({ err, address: page.address }, 'a page could not be drawn'));
      return answeredIn(patienceMs, drawn, null);
    },
    close: async () => threads?.destroy(),
  };
}
