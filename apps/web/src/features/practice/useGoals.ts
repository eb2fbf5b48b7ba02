import type { Goal } from '@fairway/contracts/practice/goals';
import type { GoalActs } from '@fairway/ui/features/practice/components/Goals/Goals';
import { useState } from 'react';
import { fieldErrors, readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useLeaveGuard } from '../../app/shell/useLeaveGuard.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { createWriteOnce, READ_NOW } from '../../trpc/writeOnce.ts';

/** Somebody changed the goal meanwhile: the server says what is to be done, and the list is read again. */
const toldHere = {
  meta: { quiet: [409] },
  onError: (error: unknown) => {
    const { status, message } = readFailure(error);
    if (status === 409) notify.error(message);
  },
};

/** The notes of all goals, which are told apart by their goal and when they were written. */
const listNotes = (goals: readonly Goal[] = []) =>
  goals.flatMap(({ id: goal_id, progress }) =>
    progress.map((note) => ({ ...note, goal_id, id: `${goal_id} ${note.at}` })),
  );

/** What either of the two does with the goals of a player, null for the player's own. */
export function useGoals(player_id: string | null): GoalActs {
  const guard = useLeaveGuard();
  const { id: user_id } = useUser();
  const [proposeOnce] = useState(createWriteOnce);
  const [noteOnce] = useState(createWriteOnce);
  const list = { id: player_id ?? user_id };
  const isPro = player_id !== null;
  const onSettled = () => utils.goals.invalidate();
  const propose = trpc.goals.propose.useMutation({ onSettled });
  const edit = trpc.goals.edit.useMutation({ ...toldHere, onSettled });
  const accept = trpc.goals.accept.useMutation({ ...toldHere, onSettled });
  const note = trpc.goals.note.useMutation({ ...toldHere, onSettled });
  const remove = trpc.goals.remove.useMutation({ onSettled });
  return {
    onPropose: async (values) => {
      note.reset();
      edit.reset();
      await proposeOnce({
        known: () => utils.goals.list.getData(list) ?? [],
        read: () => utils.goals.list.fetch(list, READ_NOW),
        isIt: (goal) =>
          goal.by_pro === isPro &&
          goal.title === values.title.trim() &&
          goal.measure === values.measure &&
          goal.start === Number(values.start) &&
          goal.target === Number(values.target) &&
          goal.due_on === values.due_on,
        send: () => propose.mutateAsync({ player_id, ...values }),
      });
      notify.success('Goal proposed');
    },
    onEdit: async ({ id, revision }, values) => {
      propose.reset();
      note.reset();
      await edit.mutateAsync({ id, revision, ...values });
      notify.success('Goal changed');
    },
    onNote: async ({ id }, values) => {
      propose.reset();
      edit.reset();
      await noteOnce({
        known: () => listNotes(utils.goals.list.getData(list)),
        read: async () => listNotes(await utils.goals.list.fetch(list, READ_NOW)),
        isIt: ({ goal_id, by_pro, value, note: text }) =>
          goal_id === id && by_pro === isPro && value === Number(values.value) && text === values.note.trim(),
        send: () => note.mutateAsync({ id, ...values }),
      });
      notify.success('Progress noted');
    },
    onAccept: async ({ id, revision }) => {
      await accept.mutateAsync({ id, revision });
      notify.success('Goal agreed');
    },
    onRemove: async ({ id }) => {
      await remove.mutateAsync({ id });
      notify.success('Goal removed');
    },
    errors: fieldErrors(propose.error ?? edit.error ?? note.error),
    ...guard,
  };
}
