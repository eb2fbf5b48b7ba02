import type { FastifyInstance } from 'fastify';
import { findExport } from '#domains/users/data-export/service.ts';
import type { AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';

const TOKEN = /^[\w-]{43}$/;

/** `GET /api/data-export/{token}`: a person's data by the link of their mail; the token is the whole of the permission. */
export function dataExportRoute(app: FastifyInstance, services: AppServices): void {
  app.get<{ Params: { token: string } }>('/data-export/:token', async (request, reply) => {
    const { token } = request.params;
    const found = TOKEN.test(token) ? await findExport(token, services) : null;
    if (!found) throw notFound();
    return reply
      .type('application/zip')
      .headers({
        'content-length': found.bytes,
        'content-disposition': `attachment; filename="fairway-data-${found.made_on}.zip"`,
      })
      .send(found.stream);
  });
}
