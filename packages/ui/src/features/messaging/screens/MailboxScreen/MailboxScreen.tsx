import type { Message } from '@fairway/contracts/messaging/messages';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { type Beyond, InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { DeleteMode } from '../../../lessons/components/pro/DeleteMode.tsx';
import { BOXES, type Box } from '../../components/boxes.ts';
import { LoadingMessages } from '../../components/MessageRow/LoadingMessages.tsx';
import { MessageRow } from '../../components/MessageRow/MessageRow.tsx';
import { LoadingMessage } from '../../components/OpenedMessage/LoadingMessage.tsx';
import { OpenedMessage } from '../../components/OpenedMessage/OpenedMessage.tsx';
import { useDeleteMessage } from '../../components/useDeleteMessage.tsx';
import { MessageScreen } from '../MessageScreen/MessageScreen.tsx';
import classes from './MailboxScreen.module.css';

/** The pages of messages that have come, newest first, and whether there are more. */
interface Pages {
  messages: Message[];
  beyond: Beyond;
}

export interface MailboxScreenProps {
  box: Box;
  /** The coach's zone. */
  timezone: string;
  state: Loadable<Pages>;
  onMore: () => void;
  /** The message that the address names, shown beside the list where there is room for both. */
  opened: { id: string; state: Loadable<{ message: Message }> } | null;
  /** Deletes a message, which goes at once and is back when that fails. */
  onDelete: (message: Message) => void;
}

const isEmpty = ({ messages, beyond }: Pages) => messages.length === 0 && beyond === 'none';

/** A list of messages; on a desktop with the opened one beside it, on a phone each leads to its page. */
export function MailboxScreen({ box, timezone, state, onMore, opened, onDelete }: MailboxScreenProps) {
  const { title, side, path, getHref, empty, back } = BOXES[box];
  const [deleting, setDeleting] = useState(false);
  const { ask, dialog } = useDeleteMessage(onDelete);
  const isDesk = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const pages = findReady(state);
  const removable = pages !== null && pages.messages.length > 0;

  if (opened && !isDesk)
    return (
      <MessageScreen
        side={side}
        timezone={timezone}
        state={opened.state}
        back={{ href: path, label: `Back to ${title.toLowerCase()}` }}
        onDelete={onDelete}
      />
    );
  const list = (
    <ScreenState state={state} loading={<LoadingMessages />}>
      {(ready) =>
        isEmpty(ready) ? (
          <EmptyState illustration={<FlagOnGreen />} title={empty.title}>
            {empty.text}
          </EmptyState>
        ) : (
          <>
            <ListCard label={title}>
              {ready.messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  side={side}
                  href={isDesk ? `${path}?message=${message.id}` : getHref(message.id)}
                  isCurrent={message.id === opened?.id}
                  onDelete={deleting ? ask : undefined}
                />
              ))}
            </ListCard>
            <InfiniteScrollFooter beyond={ready.beyond} onMore={onMore} />
          </>
        )
      }
    </ScreenState>
  );
  const header = (
    <PageHeader
      title={title}
      back={back}
      actions={removable ? <DeleteMode what="messages" on={deleting} onChange={setDeleting} /> : undefined}
    />
  );
  if (!isDesk || state.status === 'failed' || (pages && isEmpty(pages)))
    return (
      // As broad as it is with messages: what is above the list does not move when they come.
      <Page header={header} broad>
        {list}
        {dialog}
      </Page>
    );
  return (
    <Page header={header} broad>
      <div className={classes.desk}>
        <div className={classes.list}>{list}</div>
        <section aria-label="Opened message">
          {opened ? (
            <ScreenState state={opened.state} loading={<LoadingMessage />}>
              {({ message }) => <OpenedMessage message={message} side={side} timezone={timezone} onDelete={ask} />}
            </ScreenState>
          ) : (
            <p className={classes.none}>Choose a message to read it here.</p>
          )}
        </section>
      </div>
      {dialog}
    </Page>
  );
}
