import type { FastifyInstance } from 'fastify';
import type { Env } from '#core/env.ts';

/** Production shows the page only where it is asked to; the document itself is for every client, everywhere (V6). */
export const showsDocs = ({ NODE_ENV, API_DOCS }: Partial<Pick<Env, 'NODE_ENV' | 'API_DOCS'>>): boolean =>
  API_DOCS ?? NODE_ENV !== 'production';

/** The document for people, at `/api/docs`, from our own origin alone. */
export async function docsPage(app: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, persistAuthorization: false },
  });
}
