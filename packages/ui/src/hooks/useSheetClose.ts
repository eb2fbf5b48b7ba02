import { useState } from 'react';
import type { Leaving } from '../kit/LeaveDialog/LeaveDialog.tsx';

interface SheetCloseOptions {
  onClose: () => void;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The page itself is about to be left. */
  leaving?: Leaving | undefined;
}

/** The ways out of a sheet with a form: a tap beside it or Escape asks before what is typed there is lost, as leaving the page does. */
export function useSheetClose({ onClose, onDirtyChange, leaving = null }: SheetCloseOptions) {
  const [dirty, setDirty] = useState(false);
  const [closing, setClosing] = useState(false);
  const tell = (now: boolean) => {
    setDirty(now);
    onDirtyChange?.(now);
  };
  const close = () => {
    tell(false);
    setClosing(false);
    onClose();
  };
  return {
    setDirty: tell,
    /** Once what was typed is kept. */
    close,
    tryClose: () => (dirty ? setClosing(true) : close()),
    leaving: closing ? { stay: () => setClosing(false), leave: close } : leaving,
  };
}
