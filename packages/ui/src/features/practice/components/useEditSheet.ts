import { useState } from 'react';
import type { Leaving } from '../../../kit/LeaveDialog/LeaveDialog.tsx';
import { useSheetClose } from '../../../hooks/useSheetClose.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';

export interface EditSheetActs<Item, Values> {
  /** Fulfils once the item is kept; null is a new one. */
  onSave: (item: Item | null, values: Values) => Promise<unknown>;
  onDelete: (item: Item) => Promise<unknown>;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The page itself is about to be left. */
  leaving?: Leaving | undefined;
}

/** A sheet in which an item is added or changed, and the question before one is deleted. Changes are not lost without a question. */
export function useEditSheet<Item, Values>({ onSave, onDelete, onDirtyChange, ...page }: EditSheetActs<Item, Values>) {
  const [edited, setEdited] = useState<{ of: Item | null } | null>(null);
  const [asked, setAsked] = useState<Item | null>(null);
  const saving = useSingleFlight(onSave);
  const deleting = useSingleFlight(onDelete);
  const { close, ...exits } = useSheetClose({ ...page, onDirtyChange, onClose: () => setEdited(null) });
  const saveAndClose = async (values: Values) => {
    if (edited && (await saving.run(edited.of, values))) close();
  };
  const deleteAndClose = async () => {
    if (asked !== null && (await deleting.run(asked))) setAsked(null);
  };
  return {
    edited,
    asked,
    ...exits,
    saving: saving.busy,
    deleting: deleting.busy,
    open: (item: Item | null) => setEdited({ of: item }),
    ask: setAsked,
    save: (values: Values) => void saveAndClose(values),
    confirm: () => void deleteAndClose(),
  };
}
