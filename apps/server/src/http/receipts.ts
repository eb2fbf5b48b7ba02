import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#app/context.ts';
import { AppError, forbidden } from '#core/app-error.ts';
import { purchaseIn } from '@fairway/contracts/checkout/purchases';
import { getReceiptPdf } from '#domains/checkout/receipts/service.ts';
import type { Auth } from './auth.ts';

const PATHS = { receipt: '/receipt/:id/pdf', credit_note: '/receipt/:id/credit-note/pdf' } as const;

/** `GET /api/receipt/{id}/pdf` and `/api/receipt/{id}/credit-note/pdf`: the papers of a purchase, to its buyer and its seller. */
export function receiptRoutes(app: FastifyInstance, { services, auth }: { services: AppServices; auth: Auth }): void {
  for (const kind of ['receipt', 'credit_note'] as const)
    app.get<{ Params: { id: string } }>(PATHS[kind], async (request, reply) => {
      const actor = await auth.identify(request, reply, true);
      if (!actor) throw new AppError('unauthenticated');
      if (actor.type === 'admin') throw forbidden();
      const { id } = purchaseIn.parse(request.params);
      const { filename, pdf } = await getReceiptPdf(actor, { id, kind }, services);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(pdf);
    });
}
