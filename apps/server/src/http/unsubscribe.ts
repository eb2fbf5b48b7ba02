import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#app/context.ts';
import { saveSubscription } from '#domains/notifications/unsubscribe/service.ts';
import { guardAnswers } from './security.ts';

/**
 * `POST /unsubscribe/{token}`: a mail program's one click (RFC 8058), at the address whose page a person opens. What it sends says
 * nothing that the token does not, so it is not read.
 */
export function unsubscribeRoute(app: FastifyInstance, services: AppServices): void {
  guardAnswers(app, services.publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.post<{ Params: { token: string } }>('/unsubscribe/:token', ({ params: { token } }) =>
    saveSubscription({ token, on: false }, services),
  );
}
