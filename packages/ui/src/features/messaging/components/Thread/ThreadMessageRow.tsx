import { formatFullName, formatWriter } from '@fairway/contracts/person-names';
import { Button, UnstyledButton } from '@mantine/core';
import { timeAt } from '../../../../format/zones.ts';
import { useSwipe } from '../../../../hooks/useSwipe.ts';
import { type CardLinks, MessageBody } from '../MessageBody/MessageBody.tsx';
import { DeliveryMark } from './DeliveryMark.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { isAnswerable, type MessageActions, sayDay, type ThreadRow } from './thread.ts';
import classes from './Thread.module.css';

export interface ThreadMessageRowProps extends MessageActions {
  row: ThreadRow;
  links: CardLinks;
  /** The reader's zone, and the day it is there. */
  zone: string;
  today: string;
  /** The coach's zone. */
  timezone: string;
  /** It was asked for, and stands out for a moment. */
  isSought: boolean;
}

/** One message on its side of the conversation, with the day and the mark that belong to it. */
export function ThreadMessageRow(props: ThreadMessageRowProps) {
  const { row, links, zone, today, timezone, isSought, onJump, ...actions } = props;
  const { message, day, isFirstUnread, isStart, isEnd } = row;
  const { is_own, from, guardian, created_at, delivery, quoted, group, failure } = message;
  const swipe = useSwipe((by) => (by === -1 && isAnswerable(message) ? actions.onReply(message) : undefined));
  const who = is_own ? 'You' : formatWriter(from, guardian);
  const time = timeAt(created_at, zone);
  return (
    <div className={classes.row} data-own={is_own || undefined} data-start={isStart || undefined}>
      {day ? (
        <h2 className={classes.day}>
          <time dateTime={day}>{sayDay(day, today)}</time>
        </h2>
      ) : null}
      {isFirstUnread ? <p className={classes.unread}>New messages</p> : null}
      <article className={classes.message} data-message={message.id} aria-label={`${who}, ${time}`} {...swipe}>
        <div className={classes.line}>
          <div className={classes.bubble} data-sought={isSought || undefined}>
            {guardian ? <p className={classes.group}>{formatWriter(from, guardian)}</p> : null}
            {group ? <p className={classes.group}>To the group {group}</p> : null}
            {quoted ? (
              <UnstyledButton className={classes.quote} onClick={() => onJump(quoted.id)}>
                <span className={classes.quoteFrom}>{formatFullName(quoted.from)}</span>
                <span className={classes.quoteText} dir="auto">
                  {quoted.short_message}
                </span>
              </UnstyledButton>
            ) : null}
            <MessageBody message={message} links={links} timezone={timezone} />
          </div>
          <MessageMenu message={message} {...actions} />
        </div>
        {isEnd ? (
          <p className={classes.meta}>
            <time dateTime={created_at}>{time}</time>
            {delivery ? <DeliveryMark delivery={delivery} /> : null}
          </p>
        ) : null}
        {delivery === 'failed' ? (
          <div className={classes.failed}>
            {failure ? <p className={classes.failure}>{failure}</p> : null}
            <Button size="compact-md" variant="light" mih={44} onClick={() => actions.onRetry(message)}>
              Send again
            </Button>
            <Button size="compact-md" variant="subtle" color="red" mih={44} onClick={() => actions.onDelete(message)}>
              Delete
            </Button>
          </div>
        ) : null}
      </article>
    </div>
  );
}
