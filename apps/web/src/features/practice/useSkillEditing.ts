import type { SkillEditing } from '@fairway/ui/features/practice/screens/SkillsScreen/types';
import { useState } from 'react';
import { fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { useLeaveGuard } from '../../app/shell/useLeaveGuard.ts';
import { uploadPicture } from '../../app/uploads/uploadPicture.ts';
import { useDrillChoice } from './drills/useDrills.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { createWriteOnce, READ_NOW } from '../../trpc/writeOnce.ts';

/** What a coach does with a player's skills. */
export function useSkillEditing(player_id: string): SkillEditing {
  const guard = useLeaveGuard();
  const choice = useDrillChoice();
  const [writeOnce] = useState(createWriteOnce);
  const list = { player_id };
  const refresh = () => utils.skills.invalidate();
  const add = trpc.skills.add.useMutation({ onSettled: refresh });
  const save = trpc.skills.save.useMutation({ onSettled: refresh });
  const remove = trpc.skills.remove.useMutation({ onSettled: refresh });
  const saveUser = trpc.people.saveUser.useMutation({
    onSettled: async () => {
      await Promise.all([refresh(), utils.people.invalidate()]);
    },
  });
  return {
    onSave: async (skill, { drills, ...fields }) => {
      const values = { ...fields, drill_ids: drills.map(({ id }) => id) };
      add.reset();
      save.reset();
      if (skill) await save.mutateAsync({ id: skill.id, ...values });
      else
        await writeOnce({
          known: () => utils.skills.progress.getData(list)?.skills ?? [],
          read: async () => (await utils.skills.progress.fetch(list, READ_NOW)).skills,
          isIt: (one) =>
            one.discipline === values.discipline.trim() &&
            one.score === values.score &&
            one.description === values.description &&
            one.lesson_id === values.lesson_id &&
            one.drills.map(({ id }) => id).join() === values.drill_ids.join(),
          send: () => add.mutateAsync({ user_id: player_id, ...values }),
        });
      notify.success('Skill saved');
    },
    errors: fieldErrors(add.error ?? save.error),
    onDelete: async ({ id }) => {
      await remove.mutateAsync({ id });
      notify.success('Skill deleted');
    },
    onEnable: (skills_enabled) => saveUser.mutateAsync({ id: player_id, skills_enabled }),
    choice,
    upload: uploadPicture,
    ...guard,
  };
}
