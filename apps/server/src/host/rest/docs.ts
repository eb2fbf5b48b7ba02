import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Json } from './operation.ts';

/** The document for people, at `/api/docs`, from our own origin alone. */
export async function docsPage(app: FastifyInstance, document: Json): Promise<void> {
  // Its types know OpenAPI 2 and 3.0 only; what it does is hand the document on.
  const specification: StaticDocumentSpec = { document: document as unknown as StaticDocumentSpec['document'] };
  await app.register(swagger, { mode: 'static', specification });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, persistAuthorization: false },
  });
}
