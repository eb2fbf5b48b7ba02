import { LIVE_KINDS, type LiveKind } from '@fairway/contracts/live/events';
import { DAY_MS } from '@fairway/time/units';
import type { Redis } from 'ioredis';

/** A person's latest events are kept, so that a stream which broke off goes on where it was. */
const KEPT = 100;
const KEPT_MS = DAY_MS;
/** People in one command, so that Redis is not held up by it. */
const BATCH = 200;

/** An event as its id in the person's history and what it says, JSON of the ids that it names. */
export interface StoredEvent {
  id: string;
  kind: LiveKind;
  ids: string;
}

/** The key of a person's history; the channel that tells of each new entry has the same name. */
export const historyKey = (prefix: string, user_id: string): string => `${prefix}:live:${user_id}`;

/** The entry that an empty history begins with, so that a stream has something to go on from. */
const BEGINNING = 'beginning';

/** Writes an event into the histories and tells of it, in one step: nobody hears of it without finding it there. */
const PUBLISH = `
  for _, key in ipairs(KEYS) do
    local id = redis.call('XADD', key, 'MAXLEN', '=', ARGV[3], '*', 'kind', ARGV[1], 'ids', ARGV[2])
    redis.call('PEXPIRE', key, ARGV[4])
    redis.call('PUBLISH', key, id .. ' ' .. ARGV[1] .. ' ' .. ARGV[2])
  end
`;

/**
 * What has come after an entry: all of it when that entry is still there, otherwise nobody can say. Answers whether it is, the latest
 * id, the time, the latest kind, and the entries since.
 */
const READ = `
  local known, since = 0, {}
  if ARGV[1] ~= '' then
    local found = redis.call('XRANGE', KEYS[1], ARGV[1], '+')
    if found[1] and found[1][1] == ARGV[1] then
      known = 1
      for nth = 2, #found do since[nth - 1] = { found[nth][1], found[nth][2][2], found[nth][2][4] } end
    end
  end
  local latest = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  local id, kind = latest and latest[1], latest and latest[2][2]
  if not latest then
    kind = '${BEGINNING}'
    id = redis.call('XADD', KEYS[1], '*', 'kind', kind, 'ids', '[]')
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  local time = redis.call('TIME')
  return { known, id, time[1] * 1000 + math.floor(time[2] / 1000), kind, since }
`;

export interface MissedEvents {
  /** Whether the entry is there that was seen last. */
  known: boolean;
  /** Where the history stands now. */
  latest_id: string;
  /** How long ago its latest event was, in ms; null when it has none. */
  quiet_ms: number | null;
  /** What came after the entry that was seen last. */
  since: StoredEvent[];
}

const isKind = (kind: string): kind is LiveKind => (LIVE_KINDS as readonly string[]).includes(kind);

/** An entry as somebody may be told of it; what a later version writes is none. */
const toStoredEvents = ([id, kind, ids]: [string, string, string]): StoredEvent[] =>
  isKind(kind) ? [{ id, kind, ids }] : [];

/** What the channel says. */
export function parseStoredEvent(text: string): StoredEvent | null {
  const [, id = '', kind = '', ids = ''] = /^(\S+) (\S+) (.*)$/.exec(text) ?? [];
  return toStoredEvents([id, kind, ids])[0] ?? null;
}

/** An id of an entry is its time and a number within that millisecond. */
const toPosition = (id: string): [number, number] => {
  const [at = '', nth = ''] = id.split('-');
  return [Number(at), Number(nth)];
};

/** Whether one entry came after another. */
export function isAfter(one: string, other: string): boolean {
  const [[at, nth], [otherAt, otherNth]] = [toPosition(one), toPosition(other)];
  return at > otherAt || (at === otherAt && nth > otherNth);
}

/** Whether a caller's word can be an id of an entry. */
export const isEntryId = (text: string): boolean => /^\d{1,15}-\d{1,15}$/.test(text);

export async function writeHistory(redis: Redis, keys: readonly string[], kind: LiveKind, ids: string): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const some = keys.slice(start, start + BATCH);
    await redis.eval(PUBLISH, some.length, ...some, kind, ids, KEPT, KEPT_MS);
  }
}

export async function readHistory(redis: Redis, key: string, seen: string): Promise<MissedEvents> {
  const [known, latest_id, now, kind, since] = (await redis.eval(READ, 1, key, seen, KEPT_MS)) as [
    number,
    string,
    number,
    string,
    [string, string, string][],
  ];
  return {
    known: known === 1,
    latest_id,
    quiet_ms: kind === BEGINNING ? null : Math.max(0, now - toPosition(latest_id)[0]),
    since: since.flatMap(toStoredEvents),
  };
}
