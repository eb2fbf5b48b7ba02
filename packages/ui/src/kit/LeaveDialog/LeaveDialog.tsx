import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

/** Someone is about to leave a page with changes that are not saved; `null` while nobody is. */
export type Leaving = { stay: () => void; leave: () => void } | null;

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  // Mounted only now: a dialog that was there before would stand below a sheet opened since.
  if (!leaving) return null;
  return (
    <ConfirmDialog
      local
      opened
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      danger
      onConfirm={leaving.leave}
      onClose={leaving.stay}
    >
      Your changes on this page are not saved yet.
    </ConfirmDialog>
  );
}
