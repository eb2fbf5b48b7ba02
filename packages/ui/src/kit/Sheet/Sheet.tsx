import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useLoadAfterPage } from '../onDemand.tsx';
import classes from './Sheet.module.css';

export interface SheetProps {
  opened: boolean;
  title: string;
  /** While something is on its way the sheet cannot be left. */
  busy?: boolean;
  /** Leaves out the cross, where the buttons below are the only ways out. */
  closeHidden?: boolean;
  /** Fetches what stands in it, right after the page: `load` of `contentsOnDemand`. */
  load?: (() => Promise<unknown>) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog above the page. On a phone it rises from the thumb's end of the screen. */
export function Sheet({ opened, title, busy, closeHidden, load, onClose, children }: SheetProps) {
  useLoadAfterPage(load);
  return (
    <Dialog
      opened={opened}
      onClose={() => (busy ? undefined : onClose())}
      title={title}
      size={440}
      withCloseButton={!closeHidden}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, disabled: busy }}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        title: classes.title,
        header: classes.header,
        body: classes.body,
      }}
    >
      {children}
    </Dialog>
  );
}
