import { Skeleton } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useAsked } from '../../../../hooks/useAsked.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { PageHeader, type PageHeaderProps } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Composer, type ComposerProps } from '../../components/Composer/Composer.tsx';
import { ThreadList, type ThreadListProps } from '../../components/Thread/ThreadList.tsx';
import type { ThreadMessage, ThreadPage } from '../../components/Thread/thread.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import classes from './ThreadScreen.module.css';

export interface ThreadScreenProps extends Omit<ThreadListProps, 'page' | 'onReply' | 'onDelete'> {
  /** Whom it is with. */
  title: string;
  back: NonNullable<PageHeaderProps['back']>;
  state: Loadable<{ page: ThreadPage }>;
  /** Left out where nothing can be written: a player without a coach. */
  composer?: Omit<ComposerProps, 'timezone'> | undefined;
  /** Fulfils once the message is gone. */
  onDelete: (message: ThreadMessage) => Promise<void>;
  /** What is known of the other side, beside the conversation on a desktop. */
  aside?: ReactNode;
}

const SHAPES = ['58%', '40%', '66%', '34%', '52%'];

function LoadingThread() {
  return (
    <div className={classes.loading}>
      <Loading label="Loading the conversation">
        {SHAPES.map((width, nth) => (
          <Skeleton key={width} width={width} height={nth % 2 ? 44 : 68} radius="lg" ms={nth % 2 ? 'auto' : 0} />
        ))}
      </Loading>
    </div>
  );
}

/** What a coach and a player write to each other, newest at the bottom, and a place to write. */
export function ThreadScreen({ title, back, state, composer, onDelete, aside, ...list }: ThreadScreenProps) {
  const { asked, ask, busy, confirm, close } = useAsked(onDelete);
  const keyboard = useKeyboardInset();
  const onReply = ({ id, from, message }: ThreadMessage) =>
    composer?.onChange({ quoted: { id, from, short_message: message.replaceAll(/\s+/g, ' ').slice(0, 140) } });
  return (
    <div
      className={classes.page}
      data-aside={aside ? true : undefined}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
    >
      <div className={classes.thread}>
        <PageHeader title={title} back={back} />
        <ScreenState state={state} loading={<LoadingThread />}>
          {({ page }) =>
            page.messages.length === 0 ? (
              <div className={classes.empty}>
                <EmptyState illustration={<FlagOnGreen />} title="No messages yet">
                  {composer
                    ? 'Your messages to each other will appear here.'
                    : 'Once you have a coach, you can write to them here.'}
                </EmptyState>
              </div>
            ) : (
              <ThreadList key={page.sought ?? 'newest'} page={page} {...list} onReply={onReply} onDelete={ask} />
            )
          }
        </ScreenState>
        {composer && state.status !== 'failed' ? <Composer {...composer} timezone={list.timezone} /> : null}
      </div>
      {aside ? <aside className={classes.aside}>{aside}</aside> : null}
      <ConfirmDialog
        local
        opened={asked !== null}
        title="Are you sure you want to delete this message?"
        confirmLabel="Delete message"
        cancelLabel="Keep message"
        danger
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      />
    </div>
  );
}
