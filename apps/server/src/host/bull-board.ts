import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance } from 'fastify';
import { QUEUES } from '../queues/define-job.ts';
import type { Producer } from '../queues/producer.ts';
import type { Auth } from './auth.ts';
import { answerUnknown } from './errors.ts';

export const BOARD_PATH = '/admin/queues';

/** The board of the queues, for admins: to anyone else it is not there. While Redis is away it says so at once. */
export async function bullBoard(
  app: FastifyInstance,
  { auth, producer }: { auth: Auth; producer: Producer },
): Promise<void> {
  const serverAdapter = new FastifyAdapter();
  serverAdapter.setBasePath(BOARD_PATH);
  const board = createBullBoard({ queues: [], serverAdapter, options: { uiConfig: { boardTitle: 'Fairway' } } });

  // Answered here and not thrown: the board has an error handler of its own.
  app.addHook('onRequest', async (request, reply) => {
    const actor = await auth.identify(request, reply, true);
    if (!actor && request.headers.accept?.includes('text/html')) return reply.redirect('/login');
    if (actor?.type !== 'admin') return answerUnknown(request, reply);
    const queues = await Promise.all(QUEUES.map((name) => producer.queue(name))).catch(() => null);
    if (!queues)
      return reply.code(503).header('retry-after', 5).send({ message: 'The queues cannot be reached at the moment.' });
    board.replaceQueues(queues.map((queue) => new BullMQAdapter(queue)));
  });
  await app.register(serverAdapter.registerPlugin());
}
