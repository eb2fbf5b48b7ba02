import { Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';

/** Mantine's Modal; one that is mounted open would not know whom to give the focus back to. */
export function DialogModal({ opened, ...modal }: ModalProps) {
  const mounted = useMounted();
  return <Modal {...modal} opened={opened && mounted} />;
}
