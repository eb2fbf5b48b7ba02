import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { Queue } from 'bullmq';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import { describeReason } from '#adapters/outages.ts';
import { QUEUES } from '#app/define-job.ts';
import type { Queues } from '#jobs/queues.ts';
import type { AppServices } from '#app/context.ts';
import type { Auth } from './auth.ts';
import { ALLOWED_ACTS, recordBoardAct } from './bull-board-audit.ts';
import { answerUnknown } from './errors.ts';

export const BOARD_PATH = '/admin/queues';

/** The board itself, which knows nobody and listens nowhere: it is asked by whoever may. */
interface Board {
  show: (queues: Queue[]) => void;
  ask: FastifyInstance['inject'];
}

/** Its libraries are loaded with it: hours pass between two admins who look. */
const loadBoard = async (): Promise<Board> => {
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
  ]);
  const serverAdapter = new FastifyAdapter();
  serverAdapter.setBasePath(BOARD_PATH);
  const { replaceQueues } = createBullBoard({
    queues: [],
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Fairway' } },
  });
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setNotFoundHandler(answerUnknown);
  await app.register(serverAdapter.registerPlugin(), { prefix: BOARD_PATH });
  await app.ready();
  return {
    show: (queues) => replaceQueues(queues.map((queue) => new BullMQAdapter(queue))),
    ask: app.inject.bind(app),
  };
};

/** What is said of one connection, and is not passed on to the next. */
const OF_THE_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);
const passOn = <Headers extends Record<string, unknown>>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))) as Headers;

/**
 * The board of the queues, for admins: to anyone else it is not there. What they may do on it is written down. While Redis is away it
 * says so at once. Fastify takes no routes once it listens, so those that are here from the start hand each request to the board, which
 * is made for the first of them.
 */
export function bullBoard(
  app: FastifyInstance,
  { auth, queues, services }: { auth: Auth; queues: Queues; services: AppServices },
): void {
  const board = loadOnFirstUse('The board of the queues', loadBoard);

  app.addHook('onRequest', async (request, reply) => {
    const actor = await auth.identify(request, reply, true);
    if (!actor && request.headers.accept?.includes('text/html')) return reply.redirect('/login');
    if (actor?.type !== 'admin') return answerUnknown(request, reply);
    const { show } = await board();
    const open = await Promise.all(QUEUES.map((name) => queues.queue(name))).catch((error: unknown) => {
      request.log.warn({ reason: describeReason(error) }, 'The queues cannot be shown');
      return null;
    });
    if (!open) return reply.code(503).header('retry-after', 5).send({ message: REQUEST_MESSAGES.queuesAway });
    show(open);
    return recordBoardAct({ request, reply, prefix: BOARD_PATH }, actor, services);
  });

  const askBoard = async (request: FastifyRequest, reply: FastifyReply) => {
    const { ask } = await board();
    const answer = await ask({
      method: request.method as 'GET',
      url: request.url,
      headers: passOn(request.headers),
      payload: request.body as object,
    });
    return reply.code(answer.statusCode).headers(passOn(answer.headers)).send(answer.rawPayload);
  };
  // An act has an address of its own, by which it is known; whatever else writes is refused before it comes so far.
  for (const { method, path } of ALLOWED_ACTS) app.route({ method, url: path, handler: askBoard });
  app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/', handler: askBoard });
  app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler: askBoard });
}
