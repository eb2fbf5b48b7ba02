import type { Message } from '@fairway/contracts/messaging/messages';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog/ConfirmDialog.tsx';

/** Deleting a message asks first; what follows is shown at once, and `dialog` is drawn once on the screen. */
export function useDeleteMessage(onDelete: (message: Message) => void): {
  ask: (message: Message) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Message | null>(null);
  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        opened={asked !== null}
        title="Are you sure you want to delete this message?"
        confirmLabel="Delete message"
        cancelLabel="Keep message"
        danger
        onConfirm={() => {
          setAsked(null);
          if (asked) onDelete(asked);
        }}
        onClose={() => setAsked(null)}
      >
        {asked ? `“${asked.short_message}” It is removed from your messages only.` : null}
      </ConfirmDialog>
    ),
  };
}
