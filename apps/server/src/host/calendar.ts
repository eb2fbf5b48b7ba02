import type { FastifyInstance } from 'fastify';
import { calendarFeed } from '../domains/lessons/use-cases/calendar-feed.ts';
import type { Deps } from '../trpc/context.ts';
import { notFound } from '../trpc/errors.ts';

const FILE = /^([\w-]{8,128})\.ics$/;

/** Whether the caller has the text already: by its tag or, where no tag was sent, by its date. */
function isKnown(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  feed: { etag: string; last_modified: Date },
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === feed.etag || tag.trim() === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(feed.last_modified.getTime() / 1000) * 1000;
}

/** `GET /calendar/{token}.ics`: the token is the whole of the permission (decision D18). */
export function calendarRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = FILE.exec(request.params.file)?.[1];
    const feed = token === undefined ? null : await calendarFeed(token, deps);
    if (!feed) throw notFound();
    reply.headers({
      etag: feed.etag,
      'last-modified': feed.last_modified.toUTCString(),
      'cache-control': 'private, no-cache',
    });
    if (isKnown(request.headers, feed)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(feed.body);
  });
}
