import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import classes from './DiaryUrlScreen.module.css';

export interface DiaryUrlScreenProps {
  state: ScreenState<{ calendarFeedURL: string }>;
  /** Puts the address on the clipboard and says whether that worked. */
  onCopy: (url: string) => void;
  /** Replaces the address; the dialog closes when this settles. */
  onRotate: () => Promise<unknown>;
  backHref: string;
}

function Feed({ url, onCopy, onRotate }: { url: string } & Pick<DiaryUrlScreenProps, 'onCopy' | 'onRotate'>) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onRotate);
  return (
    <>
      <div className={classes.card}>
        <p className={classes.label} id="feed-label">
          Your diary address
        </p>
        <p className={classes.url} aria-labelledby="feed-label">
          {url}
        </p>
        <Button fullWidth leftSection={<Icon of={IconCopy} size={20} />} onClick={() => onCopy(url)}>
          Copy to Clipboard
        </Button>
      </div>
      <Notice>
        Add it to the calendar on your phone or computer as a subscription, and your lessons appear there and stay up to
        date. Anyone who has the address can read your diary.
      </Notice>
      <Button variant="default" onClick={() => setAsking(true)}>
        Make a new address
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Make a new diary address?"
        warning="Calendars that use the present address stop being updated until you give them the new one."
        confirmLabel="Make a new address"
        cancelLabel="Keep this one"
        busy={busy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The address of the calendar feed (S1 §2 Diary URL, decision D18). */
export function DiaryUrlScreen({ state, onCopy, onRotate, backHref }: DiaryUrlScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Diary URL"
          detail="Your lessons in your own calendar."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading>
          <LoadingCard height={188} />
          <LoadingCard height={92} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <Feed url={state.calendarFeedURL} onCopy={onCopy} onRotate={onRotate} />
      )}
    </Page>
  );
}
