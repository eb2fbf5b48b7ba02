import { useState } from 'react';
import type { Leaving } from '../../../kit/LeaveDialog/LeaveDialog.tsx';
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
  const [dirty, setDirty] = useState(false);
  const [closing, setClosing] = useState(false);
  const saving = useSingleFlight(onSave);
  const deleting = useSingleFlight(onDelete);
  const tell = (now: boolean) => {
    setDirty(now);
    onDirtyChange?.(now);
  };
  const close = () => {
    tell(false);
    setClosing(false);
    setEdited(null);
  };
  const saveAndClose = async (values: Values) => {
    if (edited && (await saving.run(edited.of, values))) close();
  };
  const deleteAndClose = async () => {
    if (asked !== null && (await deleting.run(asked))) setAsked(null);
  };
  const leaving: Leaving = closing ? { stay: () => setClosing(false), leave: close } : (page.leaving ?? null);
  return {
    edited,
    asked,
    leaving,
    saving: saving.busy,
    deleting: deleting.busy,
    open: (item: Item | null) => setEdited({ of: item }),
    ask: setAsked,
    setDirty: tell,
    tryClose: () => (dirty ? setClosing(true) : close()),
    save: (values: Values) => void saveAndClose(values),
    confirm: () => void deleteAndClose(),
  };
}
