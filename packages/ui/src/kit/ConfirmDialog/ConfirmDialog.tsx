import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOffline } from '../Connection/Connection.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import classes from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The question: "Are you sure you want to cancel this lesson?" */
  title: string;
  /** What it is about. */
  children?: ReactNode;
  /** What would be lost. */
  warning?: ReactNode;
  confirmLabel: string;
  /** The way out, named by what stays: "Keep lesson". */
  cancelLabel?: string;
  danger?: boolean;
  /** Done on this device, so that no connection is needed. */
  local?: boolean;
  /** While the answer is on its way the dialog cannot be left or answered again. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. On a phone it rises from the thumb's end of the screen. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    warning,
    confirmLabel,
    cancelLabel = 'Back',
    danger,
    local,
    busy,
    onConfirm,
    onClose,
  } = props;
  const offline = useOffline() && !local;
  return (
    <Sheet opened={opened} onClose={onClose} title={title} busy={busy} closeHidden>
      {children ? <div className={classes.words}>{children}</div> : null}
      {offline ? <Notice tone="warning">You’re offline. This can be done once the connection is back.</Notice> : null}
      {warning ? <Notice tone="warning">{warning}</Notice> : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color={danger ? 'red' : undefined} loading={busy} disabled={offline} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Sheet>
  );
}
