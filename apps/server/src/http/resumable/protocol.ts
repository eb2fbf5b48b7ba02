import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { UPLOADS_PATH } from '@fairway/contracts/files/resumable-uploads';
import type { Lock, ServerOptions } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, Readable } from 'node:stream';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import { TransportError } from '#http/errors.ts';

/** The library, loaded for the first upload that comes: most starts of a process see none for hours. */
const loadTus = loadOnFirstUse('The protocol of uploads in parts', () => import('@tus/server'));

/** After so long a request that was asked to let its upload go is cut off; what has come of it is kept. */
const DRAIN_MS = 500;

/** What one request is about: what the library is told of it. */
export interface Protocol extends Pick<ServerOptions, 'maxSize' | 'namingFunction'> {
  /** What the upload's parts are called; of a new one it is asked for once it is named. */
  parts: () => string;
  /** The end of the upload's address. */
  id: () => string;
  lock: () => Lock;
}

/** What the library has answered; the body is ours to say. */
export interface Spoken {
  status: number;
  headers: Record<string, string>;
}

/** What is said to the refusals of the protocol itself. */
const TEXTS: Record<number, string> = {
  409: UPLOAD_TEXTS.mismatch,
  410: UPLOAD_TEXTS.expired,
  412: UPLOAD_TEXTS.protocol,
};

/** A refusal of the protocol's. */
export const refuseUpload = (status: number): TransportError => new TransportError(status, TEXTS[status]);

/** The library's own statuses where HTTP has a better one: headers that are missing, and what it does not do. */
const STATUS: Record<number, number> = { 403: 400, 501: 400 };

const isTusError = (thrown: unknown): thrown is { status_code: number } =>
  typeof thrown === 'object' && thrown !== null && 'status_code' in thrown;

/**
 * A request as the library takes it. The body comes through a stream of our own, which can be let go without cutting the connection
 * on which the answer is to go; a connection that breaks ends it, and what has come until then is kept.
 */
function toRequest({ raw, method }: FastifyRequest, reply: FastifyReply, url: string) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) headers.set(name, String(value));
  const body = new PassThrough();
  const hasBody = method === 'POST' || method === 'PATCH';
  if (hasBody) raw.pipe(body);
  const request = new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' as const } : {}),
  });
  const letGo = () => {
    raw.unpipe(body);
    body.destroy();
  };
  return { request: Object.assign(request, { runtime: { name: 'node', node: { req: raw, res: reply.raw } } }), letGo };
}

/** Has the library answer a request. What it cannot do is thrown: our own errors as they came, its own by their status. */
export async function speakTus(
  [request, reply]: [FastifyRequest, FastifyReply],
  protocol: Protocol,
  storage: Storage,
): Promise<Spoken> {
  const [{ Server: Tus }, datastore] = await Promise.all([loadTus(), storage.parts()]);
  let thrown: unknown;
  // It keeps nothing between two requests: all of that is in our rows, and in the store.
  const tus = new Tus({
    path: '/',
    datastore,
    allowedOrigins: [],
    lockDrainTimeout: DRAIN_MS,
    ...(protocol.maxSize && { maxSize: protocol.maxSize }),
    ...(protocol.namingFunction && { namingFunction: protocol.namingFunction }),
    getFileIdFromRequest: () => protocol.parts(),
    generateUrl: () => `${UPLOADS_PATH}/${protocol.id()}`,
    locker: { newLock: () => protocol.lock() },
    onResponseError: (_request, error) => {
      thrown = error;
      // The library writes an error's body as it is, and ours is no text.
      return isTusError(error) ? undefined : { status_code: 500, body: '' };
    },
  });
  const sent = toRequest(request, reply, 'http://upload/one');
  try {
    const answer = await tus.handleWeb(sent.request);
    if (thrown !== undefined && !isTusError(thrown)) throw thrown;
    if (answer.status >= 400) throw refuseUpload(STATUS[answer.status] ?? answer.status);
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !name.startsWith('access-control-') && !name.startsWith('content-')),
    );
    return { status: answer.status, headers };
  } finally {
    sent.letGo();
  }
}
