import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

export interface SheetProps {
  opened: boolean;
  title: string;
  /** While something is on its way the sheet cannot be left. */
  busy?: boolean;
  /** Leaves out the cross, where the buttons below are the only ways out. */
  closeHidden?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog above the page. On a phone it rises from the thumb's end of the screen. */
export function Sheet({ opened, title, busy, closeHidden, onClose, children }: SheetProps) {
  // A dialog that is mounted open would not know whom to give the focus back to.
  const mounted = useMounted();
  return (
    <Modal
      opened={opened && mounted}
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
    </Modal>
  );
}
