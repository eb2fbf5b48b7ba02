import type { ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface FullScreenProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** Of the layout of what is shown. */
  classNames?: ModalProps['classNames'];
  children: ReactNode;
}

/** A picture or a drawing over the whole screen. */
export function FullScreen({ opened, title, onClose, classNames, children }: FullScreenProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      fullScreen
      radius={0}
      title={title}
      closeButtonProps={{ 'aria-label': 'Leave full screen', size: 44 }}
      classNames={classNames}
    >
      {children}
    </Dialog>
  );
}
