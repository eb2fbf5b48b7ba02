import { Button, Card } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { CopyAddress } from '../../../../kit/CopyAddress/CopyAddress.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';

export interface DiaryUrlScreenProps {
  state: Loadable<{ calendarFeedURL: string }>;
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
      <Card p={20}>
        <CopyAddress label="Your diary address" url={url} onCopy={onCopy} />
      </Card>
      <Notice>
        Add it to the calendar on your phone or computer as a subscription, and your lessons appear there and stay up to
        date. Anyone who has the address can read your diary.
      </Notice>
      <Button variant="default" onClick={() => setAsking(true)}>
        Create a new address
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Create a new diary address?"
        warning="Calendars using the current address stop updating until you give them the new one."
        confirmLabel="Create a new address"
        cancelLabel="Keep this one"
        busy={busy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The address of the calendar feed. */
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
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={188} />
            <LoadingCard height={92} />
          </Loading>
        }
      >
        {({ calendarFeedURL }) => <Feed url={calendarFeedURL} onCopy={onCopy} onRotate={onRotate} />}
      </ScreenState>
    </Page>
  );
}
