import { LIVE_IDS_MAX } from '@fairway/contracts/live/events';
import { assertNoTransaction } from '@fairway/db/transaction';
import type { Redis } from 'ioredis';
import type { LiveEvents } from '#core/live-events.ts';
import { historyKey, writeHistory } from './history.ts';

/**
 * Tells the windows by Redis, whichever process they hang on. `redis` fails at once while it is away and says so itself, once; who
 * publishes is none the worse.
 */
export const redisLiveEvents = ({ redis, prefix }: { redis: Redis; prefix: string }): LiveEvents => ({
  async publish(user_ids, { kind, ids = [] }) {
    assertNoTransaction('Live events');
    const keys = [...new Set(user_ids)].map((user_id) => historyKey(prefix, user_id));
    // Of more rows than this it is shorter to read all of them again.
    const named = ids.length > LIVE_IDS_MAX ? [] : ids;
    await writeHistory(redis, keys, kind, JSON.stringify(named)).catch(() => undefined);
  },
});
