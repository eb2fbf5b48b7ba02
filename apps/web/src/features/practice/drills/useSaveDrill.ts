import type { Drill } from '@fairway/contracts/practice/drills';
import { type DrillFields, toDrillFields } from '@fairway/ui/features/practice/components/DrillForm/form';
import type { DrillScreenProps } from '@fairway/ui/features/practice/screens/DrillScreen/DrillScreen';
import { useState } from 'react';
import { notify } from '../../../app/notices/notify.ts';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { createWriteOnce, READ_NOW } from '../../../trpc/writeOnce.ts';

/** Shows a drill as it was saved, and asks again for the lists that have it. */
function showDrill(drill: Drill): void {
  utils.practice.drill.setData({ id: drill.id }, drill);
  void utils.practice.drills.invalidate();
  void utils.practice.ofPlayer.invalidate();
}

type Saving = Pick<DrillScreenProps, 'onSave' | 'errors'>;

/** What a form holds, as it can be compared. A video is there or not: a version that plays everywhere takes its place. */
const summarise = ({ tags, video, image, ...words }: DrillFields): string =>
  JSON.stringify([
    Object.entries(words)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, text]) => text.trim()),
    tags.map((tag) => tag.toLowerCase()).toSorted(),
    image,
    video !== null,
  ]);

/** Adds a drill to the library. */
export function useAddDrill(onAdded: (drill: Drill) => Promise<unknown>): Saving {
  const [writeOnce] = useState(createWriteOnce);
  const add = trpc.practice.addDrill.useMutation();
  return {
    onSave: async (fields) => {
      add.reset();
      const drill = await writeOnce({
        // A title is in a library once: one that was there before would have been refused.
        known: () => [],
        read: async () => (await utils.practice.drills.fetch({ q: fields.title }, READ_NOW)).drills,
        isIt: (one) => summarise(toDrillFields(one)) === summarise(fields),
        send: () => add.mutateAsync(fields),
      });
      showDrill(drill);
      notify.success('Drill added');
      await onAdded(drill);
    },
    errors: fieldErrors(add.error),
  };
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
    onSave: (fields) => save.mutateAsync({ id, ...fields }),
    errors: fieldErrors(save.error),
    onDelete: () => remove.mutateAsync({ id }),
    isDeleted: remove.isSuccess,
  };
}
