import type { QuickReply } from '@fairway/contracts/messaging/messages';
import { QUICK_REPLY_LIMITS } from '@fairway/contracts/messaging/limits';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSettings, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import classes from './Composer.module.css';

export interface QuickRepliesProps {
  replies: readonly QuickReply[];
  /** What is being written. */
  text: string;
  onUse: (words: string) => void;
  /** Keeps what is being written for another time. */
  onSave: (content: string) => void;
  onRemove: (reply: QuickReply) => void;
}

/** The answers that a coach gives often, a tap each, and a way to keep the one that is being written. */
export function QuickReplies({ replies, text, onUse, onSave, onRemove }: QuickRepliesProps) {
  const [isManaging, setManaging] = useState(false);
  const words = text.trim();
  const canSave =
    words !== '' && words.length <= QUICK_REPLY_LIMITS.text && replies.every(({ content }) => content !== words);
  if (replies.length === 0 && !canSave) return null;
  return (
    <>
      <div className={classes.replies} role="group" aria-label="Quick replies">
        {canSave ? (
          <UnstyledButton className={classes.reply} data-save onClick={() => onSave(words)}>
            Save as quick reply
          </UnstyledButton>
        ) : null}
        {replies.map(({ id, content }) => (
          <UnstyledButton key={id} className={classes.reply} onClick={() => onUse(content)}>
            <span className={classes.replyWords} dir="auto">
              {content}
            </span>
          </UnstyledButton>
        ))}
        {replies.length > 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Manage quick replies"
            onClick={() => setManaging(true)}
          >
            <Icon of={IconSettings} size={20} />
          </ActionIcon>
        ) : null}
      </div>
      <Sheet opened={isManaging} title="Quick replies" onClose={() => setManaging(false)}>
        {replies.length === 0 ? (
          <EmptyState title="No quick replies" level={3}>
            Write a message, then choose “Save as quick reply”.
          </EmptyState>
        ) : (
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
        )}
      </Sheet>
    </>
  );
}
