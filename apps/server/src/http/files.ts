import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { visibleFile, type Visible } from '#domains/files/stored-files/service.ts';
import type { AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { findFileByLink } from '#domains/lessons/record-sharing/service.ts';
import type { Auth } from './auth.ts';
import { NO_INDEX } from './security.ts';

/** What lies under a public address never changes; a private one is asked for again, so that who may no longer see it does not. */
const cacheFor = (file: Visible) => (file.public ? 'public, max-age=31536000, immutable' : 'private, no-cache');

const matchesEtag = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') === true;

/** A stretch counts only for the file that the asker has the beginning of. */
const parseRange = ({ headers }: FastifyRequest, etag: string): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;

async function send(request: FastifyRequest, reply: FastifyReply, file: Visible): Promise<FastifyReply> {
  reply.headers({
    etag: file.etag,
    'cache-control': cacheFor(file),
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const range = parseRange(request, file.etag);
  const found = await (request.method === 'HEAD' ? file.measure(range) : file.read(range));
  if (!found) throw notFound();
  if ('none' in found) return reply.code(416).header('content-range', `bytes */${found.none}`).send();
  const { bytes, start, end, stretch } = found;
  // Safari plays only what answers each of its ranges as one, that of the whole file too.
  if (stretch) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return reply
    .type(file.content_type)
    .header('content-length', end - start + 1)
    .send('stream' in found ? found.stream : undefined);
}

/**
 * Reads, and questions about them, which are asked of us and not left to Fastify: it would open what is asked about, and read all of it
 * for nobody.
 */
const METHODS: HTTPMethods[] = ['GET', 'HEAD'];

/** `GET /files/*`: pictures and videos, to those who may see them; for all others they are not there (R7, V4). */
export function fileRoutes(app: FastifyInstance, { services, auth }: { services: AppServices; auth: Auth }): void {
  const handler = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const actor = await auth.identify(request, reply, true);
    const file = await visibleFile(actor, request.params['*'], services);
    if (!file) throw notFound();
    return send(request, reply, file);
  };
  app.route({ method: METHODS, url: '/*', handler });
}

/** `GET /shared/{token}/files/*`: the files of a record, to whoever has the link to it; no search engine is to keep them. */
export function sharedFileRoutes(app: FastifyInstance, services: AppServices): void {
  const handler = async (request: FastifyRequest<{ Params: { token: string; '*': string } }>, reply: FastifyReply) => {
    const { token, '*': name } = request.params;
    const file = await findFileByLink({ token, name }, services);
    if (!file) throw notFound();
    return send(request, reply.header('x-robots-tag', NO_INDEX), file);
  };
  app.route({ method: METHODS, url: '/:token/files/*', handler });
}
