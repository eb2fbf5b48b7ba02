import type { GoalsScreenProps } from '@fairway/ui/features/practice/screens/GoalsScreen/GoalsScreen';
import { useEffect } from 'react';
import { useOnline } from '../../../app/connection/useOnline.ts';
import { useQueue } from '../../../app/outbox/useQueue.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { mergeTicks } from './mergeTicks.ts';
import { addTick, forgetTick, onTicksChange, retryTick } from './ticks.ts';
import { keepPractice, listTicks, readKeptPractice } from './tickStore.ts';

/** Shows what this device knew last where there is no answer to have, and is asked again as soon as there is one. */
function useKeptPractice(user_id: string): void {
  useEffect(() => {
    void readKeptPractice(user_id).then(
      (kept) => {
        if (!kept) return;
        const stale = { updatedAt: 0 };
        if (!utils.practice.today.getData()) utils.practice.today.setData(undefined, kept.today, stale);
        if (!utils.practice.ofPlayer.getData({ id: user_id }))
          utils.practice.ofPlayer.setData({ id: user_id }, kept.whole, stale);
      },
      () => undefined,
    );
  }, [user_id]);
}

/** A player's practice of today, over which lies what this device has still to send, and how it has gone so far. */
export function usePractice(user_id: string): Omit<GoalsScreenProps, 'reminders' | 'agreed'> {
  const isOnline = useOnline();
  const ticks = useQueue(user_id, listTicks, onTicksChange);
  useKeptPractice(user_id);
  const today = trpc.practice.today.useQuery(undefined, QUIET);
  const whole = trpc.practice.ofPlayer.useQuery({ id: user_id }, QUIET);
  const [known, all] = [today.data, whole.data];
  useEffect(() => {
    // A browser that keeps nothing shows practice while there is a connection.
    if (known && all) void keepPractice(user_id, { today: known, whole: all }).catch(() => undefined);
  }, [user_id, known, all]);

  const findTicks = (session_id: string) => ticks.filter(({ session }) => session.id === session_id);
  const onTick: GoalsScreenProps['onTick'] = (session, input) =>
    addTick({
      ...input,
      key: crypto.randomUUID(),
      user_id,
      session,
      done_at: new Date().toISOString(),
      // The one that it puts right may be on its way still: it goes out first.
      replaces: session.result_key,
      created_at: Date.now(),
      failure: null,
    });
  return {
    state: screenState({ today, whole }, (data) => ({
      today: data.today.today,
      next_on: data.today.next_on,
      streak: data.today.streak,
      plans: data.whole.plans,
      curves: data.whole.curves,
      ...mergeTicks(data.today, ticks, isOnline),
    })),
    onTick,
    onRetry: (id) => findTicks(id).forEach(({ key }) => void retryTick(key)),
    onForget: (id) => findTicks(id).forEach(({ key }) => void forgetTick(key)),
  };
}
