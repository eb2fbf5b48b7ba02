import type { Drill } from '@fairway/contracts/practice/drills';
import type { DrillScreenProps } from '@fairway/ui/features/practice/screens/DrillScreen/DrillScreen';
import { notify } from '../../../app/notices/notify.ts';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { trpc, utils } from '../../../trpc/client.ts';

/** Shows a drill as it was saved, and asks again for the lists that have it. */
function showDrill(drill: Drill): void {
  utils.practice.drill.setData({ id: drill.id }, drill);
  void utils.practice.drills.invalidate();
  void utils.practice.ofPlayer.invalidate();
}

type Saving = Pick<DrillScreenProps, 'onSave' | 'errors'>;
type Fields = Parameters<DrillScreenProps['onSave']>[0];

/** Blank numbers are none; the server reads the others, and says under which field one makes no sense. */
const toInput = ({ minutes, target, target_feet, video_url, ...rest }: Fields) => ({
  ...rest,
  minutes,
  target,
  target_feet,
  video_url,
});

/** Adds a drill to the library. */
export function useAddDrill(onAdded: (drill: Drill) => Promise<unknown>): Saving {
  const add = trpc.practice.addDrill.useMutation({
    onSuccess: async (drill) => {
      showDrill(drill);
      notify.success('Drill added');
      await onAdded(drill);
    },
  });
  return { onSave: (fields) => add.mutateAsync(toInput(fields)), errors: fieldErrors(add.error) };
}

/** Changes a drill of the library, or deletes it. */
export function useChangeDrill(
  id: string,
  onDeleted: () => Promise<unknown>,
): Saving & Pick<DrillScreenProps, 'onDelete'> & { isDeleted: boolean } {
  const save = trpc.practice.saveDrill.useMutation({
    onSuccess: (drill) => {
      showDrill(drill);
      notify.success('Drill saved');
    },
  });
  const remove = trpc.practice.removeDrill.useMutation({
    onSuccess: async () => {
      notify.success('Drill deleted');
      await onDeleted();
      void utils.practice.invalidate();
    },
  });
  return {
    onSave: (fields) => save.mutateAsync({ id, ...toInput(fields) }),
    errors: fieldErrors(save.error),
    onDelete: () => remove.mutateAsync({ id }),
    isDeleted: remove.isSuccess,
  };
}
