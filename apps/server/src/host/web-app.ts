import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from './errors.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Asked for again each time, at the price of a 304. */
const FRESH = 'no-cache';

/** Addresses that are never pages, even when a browser asks for them. */
const NO_PAGES = /^\/(trpc|calendar|files|assets|metrics|admin\/queues)(\/|$)/;

const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !NO_PAGES.test(url.split('?')[0] ?? '');

/**
 * Serves the built web app: its assets, whose names carry their content's hash, for good, all else fresh; and its page for
 * every address that is the app's own to route. Without a build there are no pages.
 */
export async function webApp(app: FastifyInstance, dist: string | undefined): Promise<void> {
  if (dist === undefined) {
    app.setNotFoundHandler(answerUnknown);
    return;
  }
  const assets = path.join(path.resolve(dist), 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: path.resolve(dist),
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? FOREVER : FRESH),
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    isNavigation(request) ? reply.sendFile('index.html') : answerUnknown(request, reply),
  );
}
