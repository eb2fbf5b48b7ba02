import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { MessageActions, ThreadMessage } from './thread.ts';
import classes from './Thread.module.css';

export interface MessageMenuProps extends Pick<MessageActions, 'onReply' | 'onCopy' | 'onDelete'> {
  message: ThreadMessage;
}

/** Only what the server has can be answered. */
const isAnswerable = ({ delivery }: ThreadMessage): boolean =>
  delivery === null || delivery === 'sent' || delivery === 'read';

function OpenMenu({ message, onReply, onCopy, onDelete, onClose }: MessageMenuProps & { onClose: () => void }) {
  return (
    <Menu opened onClose={onClose} position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Message">
        {isAnswerable(message) ? (
          <Menu.Item mih={44} leftSection={<Icon of={IconArrowBackUp} size={20} />} onClick={() => onReply(message)}>
            Reply
          </Menu.Item>
        ) : null}
        <Menu.Item mih={44} leftSection={<Icon of={IconCopy} size={20} />} onClick={() => onCopy(message.message)}>
          Copy text
        </Menu.Item>
        {message.delivery === 'sending' ? null : (
          <Menu.Item
            mih={44}
            c="var(--app-danger-text)"
            leftSection={<Icon of={IconTrash} size={20} />}
            onClick={() => onDelete(message)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What can be done with a message, a tap away on its side. The menu is made when it is opened: a conversation has many. */
export function MessageMenu(props: MessageMenuProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.more}>
      <ActionIcon
        ref={buttonRef}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Message options"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={IconDots} size={20} />
      </ActionIcon>
      {isOpen ? (
        <OpenMenu
          {...props}
          onClose={() => {
            setOpen(false);
            buttonRef.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}
