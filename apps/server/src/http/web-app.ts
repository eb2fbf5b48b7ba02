import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAppPage } from './app-page.ts';
import { answerUnknown } from './errors.ts';
import type { PageFacts } from './page-data.ts';
import { NO_INDEX } from './security.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Asked for again each time, at the price of a 304. */
const FRESH = 'no-cache';
/** A page with somebody's data in it is nobody else's, and is kept nowhere. */
const PRIVATE = 'private, no-store';
const HTML = 'text/html; charset=utf-8';

/** Addresses that are never pages, even when a browser asks for them. */
const NO_PAGES = /^\/(trpc|calendar|files|assets|metrics|admin\/queues|shared\/[^/]+\/files)(\/|$)/;

/** The pages of signing in have an entry of their own, far smaller than the app (decision 036). */
const SIGN_IN_PAGES = /^\/(login|two-factor|forgot|reset|set-password)\/?$/;

/** What a player shares by a link is for whoever has it, and no search engine. */
const SHARED_PAGES = /^\/shared\//;

/** A coach's page, of which those who draw the preview of a link ask for anything that it may be. */
const PUBLIC_PAGES = /^\/c\/[^/]+\/?$/;

const readPath = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

const isNavigation = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !NO_PAGES.test(readPath(request)) &&
  (request.headers.accept?.includes('text/html') === true || PUBLIC_PAGES.test(readPath(request)));

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Nearly as small as at the best, at a twentieth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a page that was drawn for somebody: what answers an unknown address is no route, which would be compressed by itself. */
async function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const accepted = headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await toBrotli(page, BROTLI));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(page));
  return reply.send(page);
}

interface WebAppOptions {
  /** The folder of the built app. */
  dist: string | undefined;
  /** The address people use, for what must be named in full. */
  publicUrl: string;
  /** Whether a browser brings a session, over or not. */
  bringsSession: (request: FastifyRequest) => boolean;
  /** What is known of the page that a request opens, before it is sent. */
  readFacts: (request: FastifyRequest, reply: FastifyReply) => Promise<PageFacts>;
}

/** Serves the built app's assets, whose names carry their content's hash, for good. Without a build there are none. */
export async function webAssets(app: FastifyInstance, { dist }: Pick<WebAppOptions, 'dist'>): Promise<void> {
  app.setNotFoundHandler(answerUnknown);
  if (dist === undefined) return;
  await app.register(fastifyStatic, {
    root: path.join(path.resolve(dist), 'assets'),
    // A route for each: asked for any name, the library reads the whole folder to see how it is spelled.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', FOREVER),
  });
}

/**
 * Serves the built web app's page for every address that is the app's own to route, or that of signing in, and what lies beside the
 * pages, all of it fresh. Without a build there are no pages.
 */
export async function webApp(
  app: FastifyInstance,
  { dist, publicUrl, bringsSession, readFacts }: WebAppOptions,
): Promise<void> {
  if (dist === undefined) {
    app.setNotFoundHandler(answerUnknown);
    return;
  }
  await app.register(fastifyStatic, {
    root: path.resolve(dist),
    wildcard: false,
    // The start is one page or the other.
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'assets/**'],
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', FRESH),
  });
  const drawPage = readAppPage(dist, publicUrl);
  const hasSignIn = existsSync(path.join(dist, 'sign-in.html'));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readPath(request);
    const isSignIn = SIGN_IN_PAGES.test(address) || (address === '/' && !bringsSession(request));
    reply.header('vary', 'cookie, accept-encoding');
    if (isSignIn && hasSignIn) return reply.sendFile('sign-in.html');
    const facts = await readFacts(request, reply);
    const { open } = facts;
    if (SHARED_PAGES.test(address) || (open && !open.head?.indexed)) reply.header('x-robots-tag', NO_INDEX);
    if (open?.isMissing) reply.code(404);
    reply.type(HTML).header('cache-control', facts.answers ? PRIVATE : FRESH);
    return sendCompressed(request, reply, drawPage(facts));
  };
  app.get('/', sendPage);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    isNavigation(request) ? sendPage(request, reply) : answerUnknown(request, reply),
  );
}
