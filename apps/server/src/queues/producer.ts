import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueName } from './define-job.ts';
import type { Enqueue } from './deps.ts';
import { jobNamed } from './registry.ts';

/** Where the queues of this installation lie in Redis (env REDIS_PREFIX). */
export const queuePrefix = (redisPrefix: string): string => `${redisPrefix}:jobs`;

/** A queue to look into or to add to. */
export const openQueue = (name: QueueName, { redis, prefix }: { redis: Redis; prefix: string }): Queue =>
  new Queue(name, { connection: redis, prefix: queuePrefix(prefix) }).on('error', () => {
    // The connection tells of its own outages.
  });

/** Adds jobs over a connection that fails fast. */
export class Producer {
  readonly connection: { redis: Redis; prefix: string };
  readonly #queues = new Map<QueueName, Queue>();

  constructor(connection: { redis: Redis; prefix: string }) {
    this.connection = connection;
  }

  /** The queue, once it can be used; fails at once when Redis is away. */
  async queue(name: QueueName): Promise<Queue> {
    // BullMQ would wait for as long as Redis is away before its first use of a queue.
    if (this.connection.redis.status !== 'ready') throw new Error('Redis is away');
    const queue = this.#queues.get(name) ?? openQueue(name, this.connection);
    this.#queues.set(name, queue);
    try {
      await queue.waitUntilReady();
    } catch (error) {
      // A queue whose first words with Redis failed never recovers: the next call makes another.
      this.#queues.delete(name);
      throw error;
    }
    return queue;
  }

  readonly enqueue: Enqueue = async (name, jobs) => {
    if (!jobs.length) return;
    const { queue, options } = jobNamed(name);
    const target = await this.queue(queue);
    await target.addBulk(jobs.map(({ id, payload }) => ({ name, data: payload, opts: { ...options, jobId: id } })));
  };

  async close(): Promise<void> {
    await Promise.allSettled([...this.#queues.values()].map((queue) => queue.close()));
    this.connection.redis.disconnect();
  }
}
