import type { QuickReply } from '@fairway/contracts/messaging/messages';
import { QUICK_REPLY_LIMITS } from '@fairway/contracts/messaging/limits';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
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

const { Contents: ManagedReplies, load } = contentsOnDemand(
  async () => (await import('./ManagedReplies.tsx')).ManagedReplies,
  { phone: 9.375 },
);

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
      <Sheet opened={isManaging} title="Quick replies" load={load} onClose={() => setManaging(false)}>
        <ManagedReplies replies={replies} onRemove={onRemove} />
      </Sheet>
    </>
  );
}
