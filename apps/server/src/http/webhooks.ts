import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { FastifyInstance } from 'fastify';
import { handleStripeWebhook } from '#domains/checkout/webhooks/service.ts';
import type { AppServices } from '#app/context.ts';
import { guardAnswers } from './security.ts';

/**
 * `POST /api/stripe/webhook`: where the card provider tells what happened. The body is kept as it came, for its signature is over
 * those very bytes, which is why this has a scope of its own.
 */
export function webhookRoutes(app: FastifyInstance, services: AppServices): void {
  guardAnswers(app, services.publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/stripe/webhook', async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const taken = typeof signature === 'string' && (await handleStripeWebhook(body, signature, services));
    return taken ? { received: true } : reply.code(400).send({ message: REQUEST_MESSAGES.notSignedByStripe });
  });
}
