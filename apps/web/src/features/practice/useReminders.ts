import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import type { RemindersScreenProps } from '@fairway/ui/features/practice/screens/RemindersScreen/RemindersScreen';
import { useState } from 'react';
import { fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { useLeaveGuard } from '../../app/shell/useLeaveGuard.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { isLastCall } from '../../trpc/isLastCall.ts';
import { createWriteOnce, READ_NOW } from '../../trpc/writeOnce.ts';
import { moveItem } from '@fairway/ui/kit/SortableList/moveItem';

type Acts = Omit<RemindersScreenProps, 'state' | 'name' | 'back'>;

/** A coach's changes to a player's reminders. An order shows at once, and goes back when the server does not take it. */
export function useReminders(player_id: string): Acts {
  const guard = useLeaveGuard();
  const [writeOnce] = useState(createWriteOnce);
  const key = { id: player_id, page: 1 };
  const refresh = async () => {
    await Promise.all([utils.keyReminders.invalidate(), utils.skills.overview.invalidate()]);
  };
  const add = trpc.keyReminders.add.useMutation({ onSettled: refresh });
  const save = trpc.keyReminders.save.useMutation({ onSettled: refresh });
  const remove = trpc.keyReminders.remove.useMutation({ onSettled: refresh });
  const order = trpc.keyReminders.order.useMutation({
    // One after the other: each names all places, and the last one is the one that counts. Until then the list stays as it was put.
    scope: { id: 'reminder-order' },
    onSettled: async () => {
      if (isLastCall(trpc.keyReminders.order)) await refresh();
    },
  });
  return {
    onSave: async (reminder: KeyReminder | null, values) => {
      add.reset();
      save.reset();
      if (reminder) await save.mutateAsync({ id: reminder.id, ...values });
      else
        await writeOnce({
          known: () => utils.keyReminders.list.getData(key) ?? [],
          read: () => utils.keyReminders.list.fetch(key, READ_NOW),
          isIt: ({ title, notes }) => title === values.title.trim() && notes === values.notes.trim(),
          send: () => add.mutateAsync({ user_id: player_id, ...values }),
        });
      notify.success('Reminder saved');
    },
    errors: fieldErrors(add.error ?? save.error),
    onDelete: async ({ id }) => {
      await remove.mutateAsync({ id });
      notify.success('Reminder deleted');
    },
    onMove: (from, to) => {
      const moved = moveItem(utils.keyReminders.list.getData(key) ?? [], from, to);
      void utils.keyReminders.list.cancel(key);
      utils.keyReminders.list.setData(key, moved);
      order.mutate({ reminders: moved.map(({ id }, nth) => ({ id, order: nth })) });
    },
    ...guard,
  };
}
