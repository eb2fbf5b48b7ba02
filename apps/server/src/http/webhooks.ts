import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleStripeWebhook } from '#domains/checkout/webhooks/service.ts';
import {
  handleDeliveryReport,
  handleEmailEvents,
  handleTextStatus,
} from '#domains/notifications/provider-events/service.ts';
import type { AppServices } from '#app/context.ts';
import { guardAnswers } from './security.ts';

const readBody = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** What of ours listens to the email provider, by address. */
const EMAIL_WEBHOOKS = { '/webhooks/email': handleEmailEvents, '/webhooks/email/dsn': handleDeliveryReport };

/** `POST /api/webhooks/email` and `/dsn`: what becomes of mails, signed by `Fairway-Signature: t=SECONDS,v1=HEX` over the bytes. */
function emailWebhooks(app: FastifyInstance, services: AppServices): void {
  for (const [path, handle] of Object.entries(EMAIL_WEBHOOKS))
    app.post(path, async (request, reply) => {
      const signature = request.headers['fairway-signature'];
      const sent = { body: readBody(request), signature: typeof signature === 'string' ? signature : '' };
      if (await handle(sent, services)) return { received: true };
      return reply.code(400).send({ message: REQUEST_MESSAGES.notSignedByProvider });
    });
}

/** `POST /api/webhooks/twilio?delivery={id}`: what becomes of a text, signed by Twilio over this address and its form. */
function textWebhook(app: FastifyInstance, services: AppServices): void {
  app.post<{ Querystring: { delivery?: unknown } }>('/webhooks/twilio', async (request, reply) => {
    const signature = request.headers['x-twilio-signature'];
    const { delivery } = request.query;
    const sent = {
      body: readBody(request),
      signature: typeof signature === 'string' ? signature : '',
      delivery_id: typeof delivery === 'string' ? delivery : '',
    };
    if (await handleTextStatus(sent, services)) return reply.code(204).send();
    return reply.code(400).send({ message: REQUEST_MESSAGES.notSignedByProvider });
  });
}

/**
 * `POST /api/stripe/webhook`: where the card provider tells what happened. The body is kept as it came, for its signature is over
 * those very bytes, which is why this has a scope of its own.
 */
export function webhookRoutes(app: FastifyInstance, services: AppServices): void {
  guardAnswers(app, services.publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  emailWebhooks(app, services);
  textWebhook(app, services);
  app.post('/stripe/webhook', async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const taken = typeof signature === 'string' && (await handleStripeWebhook(readBody(request), signature, services));
    return taken ? { received: true } : reply.code(400).send({ message: REQUEST_MESSAGES.notSignedByStripe });
  });
}
