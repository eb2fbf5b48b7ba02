import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { MINUTE_MS } from '@fairway/time/units';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/app-error.ts';
import { timedOut, tooLarge } from './errors.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What one body may hold in memory: all of it or, of a form with files, all but their content. */
export const BODY_BYTES = MEGABYTE;
/** What a form's parser has read but not yet told of, and the lines between its parts. */
const FORM_SLACK = 256 * KILOBYTE;
/** The beginning of a body that nobody is asked about. Few calls send more. */
const FREE_BYTES = 64 * KILOBYTE;
/**
 * What is still read, and thrown away, of a body that is answered already, so that an honest sender gets to read the answer. An
 * upload's sender is in the middle of a large file, and its rest costs nothing but the line.
 */
const LINGER = { bytes: 4 * MEGABYTE, ms: 2_000 };
const UPLOAD_LINGER = { bytes: 512 * MEGABYTE, ms: 30_000 };

export interface BodyLimits {
  /** How long a body may take, and how often an upload must have come on by `uploadBytes`. */
  timeoutMs: number;
  uploadBytes: number;
  /** When all of an upload must have come; well before its place among the files is given up. */
  uploadMs: number;
  /** What the bodies of all open calls may hold together. */
  memoryBytes: number;
}

export const BODY_LIMITS: BodyLimits = {
  timeoutMs: MINUTE_MS,
  uploadBytes: 512 * KILOBYTE,
  uploadMs: 45 * MINUTE_MS,
  memoryBytes: 64 * MEGABYTE,
};

declare module 'fastify' {
  interface FastifyInstance {
    bodies: Bodies;
  }
  interface FastifyContextConfig {
    /** Writes what comes where it stays, and holds none of it. */
    streamsBody?: true;
  }
}

const unavailable = () => new AppError('unavailable', { message: REQUEST_MESSAGES.busy, retryAfter: 5 });

/**
 * Ends the reading of a body: whoever reads it hears of it as of a broken connection, and answers with the error's status. Without a
 * reader there is nobody to answer.
 */
function breakOff(raw: IncomingMessage, error: Error): void {
  // Not at once: the parsers are in the middle of the piece that was too much.
  process.nextTick(() => {
    if (raw.listenerCount('error') > 0) raw.emit('error', error);
    else raw.socket.destroy();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a body comes over a connection and is not here yet. A test's requests, which come over none, are whole. */
const isComing = (raw: IncomingMessage): boolean => 'complete' in raw && !raw.complete && !raw.destroyed;

/** A body on its way. */
interface OpenBody {
  raw: IncomingMessage;
  /** What it holds in memory, beyond its free beginning. */
  held: number;
  isUpload: boolean;
  timer: NodeJS.Timeout;
  /** Counts its pieces as they come, while somebody reads them. */
  count: ((chunk: Buffer) => void) | null;
}

/** Keeps the bodies of all open calls within bounds: what they hold in memory, and how long they may take to come. */
export class Bodies {
  readonly #limits: BodyLimits;
  readonly #open = new WeakMap<IncomingMessage, OpenBody>();
  #held = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /** What the bodies of all open calls hold now, beyond the free beginning of each. */
  get held(): number {
    return this.#held;
  }

  /** Watches a body from its headers to the end of its call. */
  open(raw: IncomingMessage, answer: ServerResponse): void {
    const body: OpenBody = { raw, held: 0, isUpload: false, timer: this.#watch(raw), count: null };
    this.#open.set(raw, body);
    answer.once('close', () => {
      clearInterval(body.timer);
      this.#open.delete(raw);
      this.#held -= body.held;
    });
  }

  /**
   * Ends a body that does not come: one without files that is not whole in time, and an upload that has stood still, or all but,
   * for as long, or comes for ever. One whose bytes lie here unread is waiting for us, and not we for it.
   */
  #watch(raw: IncomingMessage): NodeJS.Timeout {
    const { timeoutMs, uploadBytes, uploadMs } = this.#limits;
    const begun = performance.now();
    let before = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead;
      const isInTime = performance.now() - begun < uploadMs;
      const comesOn = isInTime && (now - before >= uploadBytes || raw.readableLength > 0);
      before = now;
      if (isComing(raw) && this.#open.get(raw)?.isUpload && comesOn) return;
      clearInterval(timer);
      if (isComing(raw)) breakOff(raw, timedOut());
    }, timeoutMs);
    return timer.unref();
  }

  /**
   * Counts a body as it comes and breaks its reading off at a megabyte, or when all of them together hold too much.
   * `contentBytes` says how much of it is the content of files, which is not kept in memory. To be called where the reading begins.
   */
  measure({ raw }: FastifyRequest, contentBytes = () => 0): void {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      // What came before this piece: whoever reads the body has not been handed the piece itself yet.
      const refusal = this.#hold(raw, bytes - contentBytes());
      bytes += chunk.length;
      if (!refusal) return;
      raw.off('data', count);
      breakOff(raw, refusal);
    };
    raw.on('data', count);
    const body = this.#open.get(raw);
    if (body) body.count = count;
  }

  /** From here on what comes is thrown away, and holds nothing. */
  stopMeasuring({ raw }: FastifyRequest): void {
    const count = this.#open.get(raw)?.count;
    if (count) raw.off('data', count);
  }

  #hold(raw: IncomingMessage, kept: number): Error | null {
    if (kept > BODY_BYTES + FORM_SLACK) return tooLarge();
    const body = this.#open.get(raw);
    const more = body ? kept - FREE_BYTES - body.held : 0;
    if (!body || more <= 0) return null;
    if (this.#held + more > this.#limits.memoryBytes) return unavailable();
    body.held += more;
    this.#held += more;
    return null;
  }

  /** From here on the body may take as long as it needs, so long as it keeps coming: a video over a phone's connection. */
  allowUpload({ raw }: FastifyRequest): void {
    const body = this.#open.get(raw);
    if (body) body.isUpload = true;
  }

  /** Whether an answered body was that of an upload. */
  isUpload({ raw }: FastifyRequest): boolean {
    return this.#open.get(raw)?.isUpload === true;
  }
}

/** What is answered before it has come whole is read on for a moment, then cut off. */
function linger(raw: IncomingMessage, { bytes, ms }: typeof LINGER): void {
  const { socket } = raw;
  const most = socket.bytesRead + bytes;
  // Node throws the rest of such a body away without telling the request: only the connection sees it come.
  const count = () => {
    if (isComing(raw) && socket.bytesRead > most) socket.destroy();
    else if (!isComing(raw)) stop();
  };
  const timer = setTimeout(() => {
    if (isComing(raw)) socket.destroy();
    stop();
  }, ms).unref();
  const stop = () => {
    clearTimeout(timer);
    socket.off('data', count).off('close', stop);
  };
  socket.on('data', count).once('close', stop);
}

/** Puts every body that comes to the app under these bounds. */
export function guardBodies(app: FastifyInstance, limits: Partial<BodyLimits> = {}): void {
  const bodies = new Bodies({ ...BODY_LIMITS, ...limits });
  app.decorate('bodies', bodies);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw) && isComing(raw)) bodies.open(raw, reply.raw);
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // A form measures itself once it is read: the content of its files is not held.
    const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
    const isHeld = !isForm && !request.routeOptions.config.streamsBody;
    if (hasBody(request.raw) && isComing(request.raw) && isHeld) bodies.measure(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isComing(request.raw)) linger(request.raw, bodies.isUpload(request) ? UPLOAD_LINGER : LINGER);
    done();
  });
}
