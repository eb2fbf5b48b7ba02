import type { PlayerPracticeScreenProps } from '@fairway/ui/features/practice/screens/PlayerPracticeScreen/PlayerPracticeScreen';
import type { SetPracticeScreenProps } from '@fairway/ui/features/practice/screens/SetPracticeScreen/SetPracticeScreen';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { fieldErrors, isNotFound, isPassing, readFailure } from '../../../app/failures/failure.ts';
import { notify } from '../../../app/notices/notify.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useDrillChoice } from '../drills/useDrills.ts';

function usePractice(id: string) {
  const player = trpc.people.player.useQuery({ id }, QUIET);
  const practice = trpc.practice.ofPlayer.useQuery({ id }, QUIET);
  return { player, practice, isGone: isNotFound(player.error) || isNotFound(practice.error) };
}

/** What a player practises, as their coach reads it. */
export function usePlayerPractice(id: string): Omit<PlayerPracticeScreenProps, 'player_id'> & { isGone: boolean } {
  const { isGone, ...asked } = usePractice(id);
  const end = trpc.practice.end.useMutation({
    onSuccess: () => {
      notify.success('Plan ended');
      return utils.practice.ofPlayer.invalidate({ id });
    },
  });
  return {
    isGone,
    state: screenState(asked, (data) => data),
    onEnd: (plan_id) => end.mutateAsync({ id: plan_id }),
  };
}

/** An attempt whose outcome is not known: the same again is the same plan. */
interface Attempt {
  said: string;
  key: string;
}

type Setting = Pick<SetPracticeScreenProps, 'state' | 'choice' | 'onSave' | 'errors'> & { isGone: boolean };

/** Sets a player to practise, from a lesson where one is named, or changes the plan that is named. */
export function useSetPractice(
  player_id: string,
  { lesson, plan: plan_id }: { lesson?: string | undefined; plan?: string | undefined },
  onSaved: () => Promise<unknown>,
): Setting {
  const { isGone, ...asked } = usePractice(player_id);
  const attempt = useRef<Attempt | null>(null);
  const plan = asked.practice.data?.plans.find(({ id }) => id === plan_id) ?? null;
  const save = useMutation({
    mutationFn: ({ note, drills }: Parameters<SetPracticeScreenProps['onSave']>[0]) => {
      const fields = { note, drills: drills.map(({ drill, days }) => ({ drill_id: drill.id, days })) };
      if (plan) return trpcClient.practice.change.mutate({ ...fields, id: plan.id, revision: plan.revision });
      const input = { ...fields, player_id, ...(lesson ? { lesson_id: lesson } : {}) };
      const said = JSON.stringify(input);
      if (attempt.current?.said !== said) attempt.current = { said, key: crypto.randomUUID() };
      return trpcClient.practice.set.mutate(input, { context: { idempotency_key: attempt.current.key } });
    },
    onSuccess: async () => {
      attempt.current = null;
      notify.success(plan ? 'Practice changed' : 'Practice set');
      await onSaved();
      await utils.practice.ofPlayer.invalidate({ id: player_id });
    },
    onError: (error) => {
      if (!isPassing(readFailure(error))) attempt.current = null;
      // Somebody has changed the plan meanwhile, or ended it: the form shows how it stands.
      void utils.practice.ofPlayer.invalidate({ id: player_id });
    },
  });
  return {
    isGone: isGone || (plan_id !== undefined && asked.practice.isSuccess && plan === null),
    state: screenState(asked, ({ player, practice }) => ({ player, plan, today: practice.today })),
    choice: useDrillChoice(),
    onSave: save.mutateAsync,
    errors: fieldErrors(save.error),
  };
}
