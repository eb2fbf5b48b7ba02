import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { AuditDetail, AuditEntry } from '@fairway/contracts/users/admin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '#domains/audit/log/service.ts';
import { inTransaction } from '@fairway/db/client';
import { QUEUES } from '#app/define-job.ts';
import type { Actor, CoreServices } from '#app/context.ts';
import { errorResponse } from './errors.ts';
import { isRead } from './origin.ts';

type Action = AuditEntry['action'];

/** What admins may do on the board, by method and place. Whatever makes a job or alters one is not among it. */
const ALLOWED: Readonly<Record<string, Action>> = {
  'PUT /api/queues/pause': 'queue.paused',
  'PUT /api/queues/resume': 'queue.resumed',
  'PUT /api/queues/:queueName/pause': 'queue.paused',
  'PUT /api/queues/:queueName/resume': 'queue.resumed',
  'PUT /api/queues/:queueName/retry/:queueStatus': 'queue.retried',
  'PUT /api/queues/:queueName/promote': 'queue.promoted',
  'PUT /api/queues/:queueName/clean/:queueStatus': 'queue.cleaned',
  'PUT /api/queues/:queueName/:jobId/retry/:queueStatus': 'queue.retried',
  'PUT /api/queues/:queueName/:jobId/retry': 'queue.retried',
  'PUT /api/queues/:queueName/:jobId/promote': 'queue.promoted',
  'PUT /api/queues/:queueName/:jobId/clean': 'queue.cleaned',
};

/** Their methods and places. */
export const ALLOWED_ACTS: { method: string; path: string }[] = Object.keys(ALLOWED).map((act) => {
  const [method = '', path = ''] = act.split(' ');
  return { method, path };
});

const REFUSED =
  'Jobs are made by the app. Here they can be retried, promoted and cleaned, and queues paused and resumed.';

/**
 * Lets an admin's act on the board go on once it is written down, so that none is done without a trace; answers it here when it may
 * not be done. A queue that is none is the board's own to refuse.
 */
export async function recordBoardAct(
  { request, reply, prefix }: { request: FastifyRequest; reply: FastifyReply; prefix: string },
  actor: Actor,
  { db, now }: CoreServices,
): Promise<FastifyReply | undefined> {
  if (isRead(request.method)) return undefined;
  const action = ALLOWED[`${request.method} ${request.routeOptions.url?.slice(prefix.length)}`];
  if (!action) return reply.code(403).send({ error: REFUSED, message: REFUSED });
  const { queueName: queue, jobId: job, queueStatus: status } = request.params as Record<string, string | undefined>;
  if (queue !== undefined && !(QUEUES as readonly string[]).includes(queue)) return undefined;
  const detail: AuditDetail = { ...(queue ? { queue } : {}), ...(job ? { job } : {}), ...(status ? { status } : {}) };
  try {
    const act = { actor_id: actor.id, action, target_id: null, detail };
    await inTransaction(db, (tx) => recordAudit(tx, act, now()));
    return undefined;
  } catch (error) {
    const { status: refused } = errorResponse(error);
    request.log.error({ err: error }, 'An act on the queues could not be written down');
    const message = REQUEST_MESSAGES.auditFailed;
    return reply.code(refused === 500 ? 503 : refused).send({ error: message, message });
  }
}
