import type { FastifyInstance } from 'fastify';
import { exportBehind } from '../domains/accounts/use-cases/export.ts';
import type { Deps } from '../trpc/context.ts';
import { notFound } from '../trpc/errors.ts';

const TOKEN = /^[\w-]{43}$/;

/** `GET /api/data-export/{token}`: a person's data by the link of their mail; the token is the whole of the permission. */
export function dataExportRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>('/data-export/:token', async (request, reply) => {
    const { token } = request.params;
    const found = TOKEN.test(token) ? await exportBehind(token, deps) : null;
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
