import type { SkillEditing } from '@fairway/ui/features/practice/screens/SkillsScreen/types';
import { fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { useLeaveGuard } from '../../app/shell/useLeaveGuard.ts';
import { uploadPicture } from '../../app/uploads/uploadPicture.ts';
import { useDrillChoice } from './drills/useDrills.ts';
import { trpc, utils } from '../../trpc/client.ts';

/** What a coach does with a player's skills. */
export function useSkillEditing(player_id: string): SkillEditing {
  const guard = useLeaveGuard();
  const choice = useDrillChoice();
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
      else await add.mutateAsync({ user_id: player_id, ...values });
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
