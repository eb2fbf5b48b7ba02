import { Button, Loader } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { Beyond } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import { ThreadMessageRow } from './ThreadMessageRow.tsx';
import type { CardLinks } from '../MessageBody/MessageBody.tsx';
import { listRows, type MessageActions, type ThreadPage } from './thread.ts';
import { useThreadScroll } from './useThreadScroll.ts';
import classes from './Thread.module.css';

export interface ThreadListProps extends Omit<MessageActions, 'onJump'> {
  /** Names the conversation: whoever comes back to it finds it where they left it. */
  name: string;
  page: ThreadPage;
  links: CardLinks;
  /** The coach's zone, by whose clock lessons are told. */
  timezone: string;
  onBefore: () => void;
  onAfter: () => void;
  /** The newest message of all is on show. */
  onSeen: () => void;
  /** Shows a message of the conversation that may not be there yet; null for the newest. */
  onSeek: (message_id: string | null) => void;
}

/** Arrow keys scroll it. */
const KEYBOARD = { role: 'region', 'aria-label': 'Messages', tabIndex: 0 };

/** What happens at an end of the list, over it: nothing moves when it comes or goes. */
function EdgeNote({ beyond, where, onMore }: { beyond: Beyond; where: 'top' | 'bottom'; onMore: () => void }) {
  if (beyond !== 'loading' && beyond !== 'failed') return null;
  return (
    <div className={classes.edge} data-where={where}>
      {beyond === 'loading' ? (
        <Loader size="sm" aria-label="Loading more messages" role="status" />
      ) : (
        <Button variant="default" onClick={onMore}>
          Could not load more. Retry
        </Button>
      )}
    </div>
  );
}

/** A conversation, newest at the bottom. Only what is on show is drawn, so that one of years scrolls as one of a day. */
export function ThreadList(props: ThreadListProps) {
  const { name, page, links, timezone, onBefore, onAfter, onSeen, onSeek, ...actions } = props;
  const { messages, before, after, sought } = page;
  const zone = useOwnZone();
  const today = dayAt(useNow(), zone);
  const scrollRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  const scroll = useThreadScroll({ name, listRef, scrollRef, page, onBefore, onAfter, onSeen });
  const { first_unread } = scroll;
  const rows = useMemo(() => listRows(messages, { zone, first_unread }), [messages, zone, first_unread]);
  // While it still finds its place it can be short of the end for a frame: nobody is led where they are already.
  const isEndOffered = scroll.isSettled && (!scroll.isAtEnd || after !== 'none');
  const jump = (id: string) => {
    if (!scroll.show(id)) onSeek(id);
  };
  return (
    <div className={classes.frame}>
      <div
        ref={scrollRef}
        className={classes.scroller}
        data-settling={scroll.isSettled ? undefined : true}
        {...KEYBOARD}
      >
        <div className={classes.spring} />
        <Virtualizer
          ref={listRef}
          scrollRef={scrollRef}
          data={rows}
          shift={scroll.isShifted}
          bufferSize={400}
          onScroll={scroll.onScroll}
          onResize={scroll.onResize}
        >
          {(row) => (
            <ThreadMessageRow
              key={row.message.id}
              row={row}
              links={links}
              zone={zone}
              today={today}
              timezone={timezone}
              isSought={row.message.id === (scroll.shown ?? sought)}
              onJump={jump}
              {...actions}
            />
          )}
        </Virtualizer>
      </div>
      <MessageAnnouncer messages={messages} />
      <EdgeNote beyond={before} where="top" onMore={onBefore} />
      <EdgeNote beyond={after} where="bottom" onMore={onAfter} />
      {isEndOffered ? (
        <Button
          className={classes.toEnd}
          radius="xl"
          variant={scroll.hasNew ? 'filled' : 'default'}
          leftSection={<Icon of={IconArrowDown} size={18} />}
          onClick={() => {
            // The messages that take the place of these are then followed to their end.
            scroll.toEnd();
            if (after !== 'none') onSeek(null);
          }}
        >
          {scroll.hasNew ? 'New messages' : 'Latest'}
        </Button>
      ) : null}
    </div>
  );
}
