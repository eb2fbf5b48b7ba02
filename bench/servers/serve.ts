import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/** What a server's process has spent: CPU in microseconds, and statements sent to PostgreSQL. */
export interface Spent {
  cpu: number;
  statements: number;
}

let statements = 0;
const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
Reflect.set(pg.Client.prototype, 'query', function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, args);
});

/** Listens on a free port and answers its parent: the address first, then what was spent whenever asked. */
export async function serve(app: Pick<FastifyInstance, 'listen'>): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, statements } satisfies Spent);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ address });
}
