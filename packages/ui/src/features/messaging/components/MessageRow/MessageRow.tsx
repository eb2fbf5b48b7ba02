import type { Message } from '@fairway/contracts/messaging/messages';
import { Text, ThemeIcon, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPhoto, IconTag, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { formatListTime, isUnread, nameOtherSide, readShare, type Side } from '../text.ts';
import classes from './MessageRow.module.css';

export interface MessageRowProps {
  message: Message;
  side: Side;
  href: string;
  /** What stands in place of its beginning: the lines around what was searched for. */
  excerpt?: ReactNode;
  /** It is the one that is open beside the list. */
  isCurrent?: boolean;
  /** Makes the row ask to be deleted instead of leading to its message. */
  onDelete?: (message: Message) => void;
}

function Lead({ message }: { message: Message }) {
  const { is_own, from, to } = message;
  const person = is_own ? to : from;
  if (person) return <Initials person={person} />;
  return (
    <ThemeIcon component="span" variant="light" size="2.75rem" radius="xl" aria-hidden>
      <Icon of={IconUsersGroup} size={22} />
    </ThemeIcon>
  );
}

/** What comes with the text, in small. */
function Attached({ message }: { message: Message }) {
  return (
    <>
      {message.images.length > 0 ? (
        <>
          <Icon of={IconPhoto} size={16} />
          <VisuallyHidden>with pictures </VisuallyHidden>
        </>
      ) : null}
      {message.offer ? (
        <>
          <Icon of={IconTag} size={16} />
          <VisuallyHidden>with an offer </VisuallyHidden>
        </>
      ) : null}
    </>
  );
}

/** A message of a list: whom it is from or went to, when, and how it begins. */
export function MessageRow({ message, side, href, excerpt, isCurrent, onDelete }: MessageRowProps) {
  const at = { now: useNow(), zone: useOwnZone() };
  const unread = isUnread(message, side);
  const share = readShare(message);
  const body = (
    <>
      <span className={classes.lead}>
        <Lead message={message} />
        {unread ? <span className={classes.dot} /> : null}
      </span>
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>
            {onDelete ? <VisuallyHidden>Delete the message </VisuallyHidden> : null}
            {unread ? <VisuallyHidden>Unread, </VisuallyHidden> : null}
            {nameOtherSide(message)}
          </span>
          <Text span c="dimmed" fz="sm" flex="none" className="tabular">
            <time dateTime={message.created_at}>{formatListTime(message.created_at, at)}</time>
          </Text>
        </span>
        <span className={classes.beginning}>
          {excerpt ?? <span className={classes.text}>{message.short_message}</span>}
          {onDelete ? null : (
            <span className={classes.end}>
              <Attached message={message} />
            </span>
          )}
        </span>
        {share ? (
          <Text span c="dimmed" fz="sm" lh={1.4}>
            {share}
          </Text>
        ) : null}
      </span>
      {onDelete ? (
        <span className={classes.end}>
          <Icon of={IconTrash} size={20} />
        </span>
      ) : null}
    </>
  );
  const shared = { className: classes.row, 'data-unread': unread || undefined };
  return (
    <li className={classes.item}>
      {onDelete ? (
        <button {...shared} type="button" data-tone="danger" onClick={() => onDelete(message)}>
          {body}
        </button>
      ) : (
        <AppLink {...shared} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {body}
        </AppLink>
      )}
    </li>
  );
}
