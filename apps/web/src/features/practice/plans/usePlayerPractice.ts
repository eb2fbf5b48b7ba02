import type { PlayerPracticeScreenProps } from '@fairway/ui/features/practice/screens/PlayerPracticeScreen/PlayerPracticeScreen';
import type { SetPracticeScreenProps } from '@fairway/ui/features/practice/screens/SetPracticeScreen/SetPracticeScreen';
import type { PracticePlan } from '@fairway/contracts/practice/plans';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isNotFound, readFailure } from '../../../app/failures/failure.ts';
import { notify } from '../../../app/notices/notify.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useAttempt } from '../../../trpc/useAttempt.ts';
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

type Setting = Pick<SetPracticeScreenProps, 'state' | 'choice' | 'onSave' | 'errors'> & { isGone: boolean };

/**
 * Sets a player to practise, from a lesson where one is named, or changes the plan that is named. The same again after a lost answer is the
 * same plan.
 */
export function useSetPractice(
  player_id: string,
  { lesson, plan: plan_id }: { lesson?: string | undefined; plan?: string | undefined },
  onSaved: () => Promise<unknown>,
): Setting {
  const { isGone, ...asked } = usePractice(player_id);
  const attempt = useAttempt();
  const plan = asked.practice.data?.plans.find(({ id }) => id === plan_id) ?? null;
  // The plan that the form was opened with, or that was shown after a refusal: one that is read again beneath the form has not been looked at.
  const [looked, setLooked] = useState<PracticePlan | null>(plan);
  if (plan && looked?.id !== plan.id) setLooked(plan);
  const save = useMutation({
    mutationFn: ({ note, drills }: Parameters<SetPracticeScreenProps['onSave']>[0]) => {
      const fields = { note, drills: drills.map(({ drill, days }) => ({ drill_id: drill.id, days })) };
      if (looked) return trpcClient.practice.change.mutate({ ...fields, id: looked.id, revision: looked.revision });
      const input = { ...fields, player_id, ...(lesson ? { lesson_id: lesson } : {}) };
      return attempt(input, (sent, keyed) => trpcClient.practice.set.mutate(sent, keyed));
    },
    onSuccess: async () => {
      notify.success(plan ? 'Practice changed' : 'Practice set');
      await onSaved();
      await utils.practice.ofPlayer.invalidate({ id: player_id });
    },
    onError: (failure) => {
      const { status } = readFailure(failure);
      // Of any other failure nobody has looked at more of the plan than before.
      if (status !== 409 && status !== 404) return;
      // Somebody has changed the plan meanwhile, or ended it: the form shows how it stands.
      void utils.practice.ofPlayer.invalidate({ id: player_id }).then(() => setLooked(null));
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
