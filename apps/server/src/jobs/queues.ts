import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import type { QueueName } from '#app/define-job.ts';

/** Where the queues of this installation lie in Redis (env REDIS_PREFIX). */
export const queuePrefix = (redisPrefix: string): string => `${redisPrefix}:jobs`;

/** The API opens a queue for the admin who looks at the board, and for nobody else. */
const loadBullmq = loadOnFirstUse('The library of the queues', () => import('bullmq'));

/** The queues to look into or to add to, over a connection that fails fast. */
export class Queues {
  readonly connection: { redis: Redis; prefix: string };
  readonly #open = new Map<QueueName, Queue>();

  constructor(connection: { redis: Redis; prefix: string }) {
    this.connection = connection;
  }

  /** The queue, once it can be used; fails at once when Redis is away. */
  async queue(name: QueueName): Promise<Queue> {
    const { redis, prefix } = this.connection;
    const { Queue } = await loadBullmq();
    // BullMQ would wait for as long as Redis is away before its first use of a queue.
    if (redis.status !== 'ready') throw new Error('Redis is away');
    const queue = this.#open.get(name) ?? new Queue(name, { connection: redis, prefix: queuePrefix(prefix) });
    if (!this.#open.has(name)) {
      // The connection tells of its own outages.
      queue.on('error', () => {});
      this.#open.set(name, queue);
    }
    try {
      await queue.waitUntilReady();
    } catch (error) {
      // A queue whose first words with Redis failed never recovers: the next call makes another.
      this.#open.delete(name);
      throw error;
    }
    return queue;
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#open.values()].map((queue) => queue.close()));
    this.connection.redis.disconnect();
  }
}
