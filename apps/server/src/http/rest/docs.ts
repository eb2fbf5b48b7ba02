import type { FastifyInstance } from 'fastify';
import type { OpenAPI, OpenAPIV3 } from 'openapi-types';
import type { Env } from '#core/env.ts';

/** Production shows the page only where it is asked to; the document itself is for every client, everywhere (V6). */
export const showsDocs = ({ NODE_ENV, API_DOCS }: Partial<Pick<Env, 'NODE_ENV' | 'API_DOCS'>>): boolean =>
  API_DOCS ?? NODE_ENV !== 'production';

/**
 * The document for people, at `/api/docs`, from our own origin alone. It is made when somebody opens the page: to describe hundreds
 * of calls takes longer than a start has for it.
 */
export async function docsPage(app: FastifyInstance, readDocument: () => Promise<OpenAPI.Document>): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  // It is of 3.1, which the type of this option does not know, and empty until it is asked for.
  const specification = { document: {} as OpenAPIV3.Document };
  app.addHook('preHandler', async () => {
    Object.assign(specification.document, await readDocument());
  });
  await app.register(swagger, { mode: 'static', specification });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, persistAuthorization: false },
  });
}
