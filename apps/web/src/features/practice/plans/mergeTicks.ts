import type { DueSession, PracticeToday } from '@fairway/contracts/practice/plans';
import type { TickedSession } from '@fairway/ui/features/practice/components/types';
import type { Tick } from './tickStore.ts';

/** The day as a player sees it: what the server knows, and over it what this device has still to send. */
export function mergeTicks(
  { due, done }: Pick<PracticeToday, 'due' | 'done'>,
  ticks: readonly Tick[],
  isOnline: boolean,
): { due: DueSession[]; done: TickedSession[] } {
  // Of several ticks of one session the last says what the player means.
  const pending = new Map(ticks.map((tick) => [tick.session.id, tick]));
  const kept = done
    .filter(({ id }) => !pending.has(id))
    .map((session): TickedSession => ({ ...session, tick: 'kept', failure: null }));
  const waiting = [...pending.values()].map(({ session, key, score, note, failure }): TickedSession => ({
    ...session,
    score,
    note,
    result_key: key,
    tick: failure === null ? (isOnline ? 'sending' : 'queued') : 'failed',
    failure,
  }));
  return { due: due.filter(({ id }) => !pending.has(id)), done: [...kept, ...waiting] };
}
