import type { FastifyInstance } from 'fastify';
import { findFeedVersion, writeCalendarFeed, type FeedVersion } from '#domains/lessons/calendar-feed/service.ts';
import type { AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';

const FILE = /^([\w-]{8,128})\.ics$/;

/** Whether the caller has the text already: by its tag or, where no tag was sent, by its date. */
function isKnown(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  feed: FeedVersion,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === feed.etag || tag.trim() === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(feed.last_modified.getTime() / 1000) * 1000;
}

/** `GET /calendar/{token}.ics`: the token is the whole of the permission (D18). */
export function calendarRoute(app: FastifyInstance, services: AppServices): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = FILE.exec(request.params.file)?.[1];
    const version = token === undefined ? null : await findFeedVersion(token, services);
    if (token === undefined || !version) throw notFound();
    reply.headers({
      etag: version.etag,
      'last-modified': version.last_modified.toUTCString(),
      'cache-control': 'private, no-cache',
    });
    if (isKnown(request.headers, version)) return reply.code(304).send();
    // Of a lesson that changes just now the text knows and the tag does not: it is fetched once more, and never missed.
    const body = await writeCalendarFeed(token, services);
    if (body === null) throw notFound();
    return reply.type('text/calendar; charset=utf-8').send(body);
  });
}
