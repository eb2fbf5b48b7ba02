import { IconArrowBackUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { ActionMenu } from '../../../../kit/ActionMenu/ActionMenu.tsx';
import type { MenuAction } from '../../../../kit/ActionMenu/actions.ts';
import { isAnswerable, type MessageActions, type ThreadMessage } from './thread.ts';

export interface MessageMenuProps extends Pick<MessageActions, 'onReply' | 'onCopy' | 'onDelete'> {
  message: ThreadMessage;
}

function listActions({ message, onReply, onCopy, onDelete }: MessageMenuProps): MenuAction[] {
  const reply = { label: 'Reply', icon: IconArrowBackUp, onClick: () => onReply(message) };
  const copy = { label: 'Copy text', icon: IconCopy, onClick: () => onCopy(message.message) };
  const remove = { label: 'Delete', icon: IconTrash, onClick: () => onDelete(message), danger: true };
  return [...(isAnswerable(message) ? [reply] : []), copy, ...(message.delivery === 'sending' ? [] : [remove])];
}

/** What can be done with a message, a tap away on its side. */
export function MessageMenu(props: MessageMenuProps) {
  return <ActionMenu label="Message options" icon={IconDots} position="bottom-end" actions={listActions(props)} />;
}
