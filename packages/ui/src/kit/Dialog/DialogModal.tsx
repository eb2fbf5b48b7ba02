import { Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** What closes each open dialog, the one on top last. */
const opened: (() => void)[] = [];

/** As Mantine asks: what uses Escape for itself, such as an open list, says so on its own element. */
const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

function closeTopmost(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.isComposing && !isTaken(event)) opened.at(-1)?.();
}

/**
 * Mantine's Modal; one that is mounted open would not know whom to give the focus back to. Escape closes the one on top: each of Mantine's
 * listens for itself, and a sheet would go together with what was opened from it.
 */
export function DialogModal({ opened: isOpened, closeOnEscape = true, ...modal }: ModalProps) {
  const mounted = useMounted();
  const close = useEffectEvent(() => {
    if (closeOnEscape) modal.onClose();
  });
  useEffect(() => {
    if (!isOpened) return;
    const closeThis = () => close();
    opened.push(closeThis);
    // Once for all of them: the same listener is not added twice.
    window.addEventListener('keydown', closeTopmost, { capture: true });
    return () => {
      opened.splice(opened.indexOf(closeThis), 1);
      if (opened.length === 0) window.removeEventListener('keydown', closeTopmost, { capture: true });
    };
  }, [isOpened]);
  return <Modal {...modal} opened={isOpened && mounted} closeOnEscape={false} />;
}
