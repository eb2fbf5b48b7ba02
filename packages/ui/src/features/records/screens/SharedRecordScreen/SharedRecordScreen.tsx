import type { SharedRecord } from '@fairway/contracts/lessons/record-sharing';
import { Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { listDate } from '../../../../format/days.ts';
import { LostBall } from '../../../../kit/Illustration/LostBall.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { HeaderButton } from '../../../../kit/PageHeader/HeaderButton.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { RecordSections } from '../../components/RecordSections/RecordSections.tsx';
import { ShareEnd } from '../../components/ShareRecord/ShareEnd.tsx';

export interface SharedRecordScreenProps {
  /** `shared` is null when the link leads to nothing (any more). */
  state: Loadable<{ shared: SharedRecord | null }>;
  /** Puts the page on paper, or into a PDF. */
  onPrint: () => void;
}

function EndedLink() {
  return (
    <EmptyState level={1} illustration={<LostBall />} title="This record is no longer shared">
      The link has expired or is incomplete. Ask the sender for a new one.
    </EmptyState>
  );
}

function Shared({ shared, onPrint }: { shared: SharedRecord } & Pick<SharedRecordScreenProps, 'onPrint'>) {
  return (
    <Page
      header={
        <PageHeader
          title={shared.title ?? 'Untitled record'}
          detail={`${shared.first_name}’s lesson, ${listDate(shared.date)}`}
          actions={<HeaderButton icon={IconPrinter} label="Print or save as PDF" onClick={onPrint} />}
        />
      }
    >
      {shared.record.length === 0 ? <Text c="dimmed">This record is empty.</Text> : null}
      <RecordSections sections={shared.record} handed={shared.handed} />
      <Text c="dimmed" fz="sm">
        <ShareEnd expires_at={shared.expires_at} />
      </Text>
    </Page>
  );
}

/** A lesson's record for whoever has the link to it. */
export function SharedRecordScreen({ state, onPrint }: SharedRecordScreenProps) {
  return (
    <ScreenState
      state={state}
      failedLevel={1}
      loading={
        // Nobody knows how many lines the title takes, so the head comes with the record.
        <Page>
          <Loading>
            <LoadingCard height={64} />
            <LoadingCard height={120} />
            <LoadingCard height={280} />
          </Loading>
        </Page>
      }
    >
      {({ shared }) => (shared ? <Shared shared={shared} onPrint={onPrint} /> : <EndedLink />)}
    </ScreenState>
  );
}
