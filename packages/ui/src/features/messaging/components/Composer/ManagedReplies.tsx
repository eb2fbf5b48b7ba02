import type { QuickReply } from '@fairway/contracts/messaging/messages';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import classes from './Composer.module.css';

export interface ManagedRepliesProps {
  replies: readonly QuickReply[];
  onRemove: (reply: QuickReply) => void;
}

/** The quick replies that a coach keeps, each to be taken away. */
export function ManagedReplies({ replies, onRemove }: ManagedRepliesProps) {
  if (replies.length === 0)
    return (
      <EmptyState title="No quick replies" level={3}>
        Write a message, then choose “Save as quick reply”.
      </EmptyState>
    );
  return (
    <ul className={classes.managed}>
      {replies.map((reply) => (
        <li key={reply.id} className={classes.managedRow}>
          <span className="lines" dir="auto">
            {reply.content}
          </span>
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            aria-label={`Delete “${reply.content.slice(0, 40)}”`}
            onClick={() => onRemove(reply)}
          >
            <Icon of={IconTrash} size={20} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
