import type { FieldErrors } from '@fairway/contracts/errors';
import type { WaitingList, WaitingRequest } from '@fairway/contracts/schedule/waiting-list';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { LESSONS } from '../../../../paths/player.ts';
import { HeldTimes } from '../../components/WaitingList/HeldTimes.tsx';
import { wishDay, wishWindow } from '../../components/WaitingList/phrases.ts';
import { AskForTimeForm, type AskedTime } from './AskForTimeForm.tsx';

export interface WaitingListFacts {
  list: WaitingList;
  requested: { date: string | null; duration: number };
  /** The server's texts of the last refused try. */
  errors?: FieldErrors | undefined;
}

export interface WaitingListScreenProps {
  state: Loadable<WaitingListFacts>;
  /** Fulfils once the player waits for it. */
  onAsk: (asked: AskedTime) => Promise<unknown>;
  /** Fulfils once the player waits for it no longer. */
  onRemove: (request: WaitingRequest) => Promise<unknown>;
}

interface RequestRowProps {
  request: WaitingRequest;
  today: string;
  onRemove: () => Promise<unknown>;
  onDone: () => void;
}

function RequestRow({ request, today, onRemove, onDone }: RequestRowProps) {
  const { busy, run } = useSingleFlight(onRemove);
  const day = wishDay(request, today);
  const remove = async () => {
    if (await run()) onDone();
  };
  return (
    <ListRow
      icon={IconClockPause}
      title={day}
      detail={wishWindow(request)}
      meta={
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          mih={44}
          loading={busy}
          aria-label={`Remove ${day}, ${wishWindow(request)}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      }
    />
  );
}

function RequestList({ list, onRemove }: { list: WaitingList } & Pick<WaitingListScreenProps, 'onRemove'>) {
  const hereRef = useRef<HTMLDivElement>(null);
  return (
    <Stack component="section" ref={hereRef} tabIndex={-1} gap="xs" style={{ outline: 'none' }}>
      <SectionTitle id="requests">{`Your requests: ${list.requests.length} of ${list.limit}`}</SectionTitle>
      {list.requests.length === 0 ? (
        <Text c="dimmed">Nothing yet. What you ask for appears here until you book it or remove it.</Text>
      ) : (
        <ListCard labelledBy="requests">
          {list.requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              today={list.today}
              onRemove={() => onRemove(request)}
              onDone={() => hereRef.current?.focus()}
            />
          ))}
        </ListCard>
      )}
    </Stack>
  );
}

/** What a player waits for: what is held for them now, a form to ask for a time, and what they have asked for. */
export function WaitingListScreen({ state, onAsk, onRemove }: WaitingListScreenProps) {
  const ready = findReady(state);
  return (
    <Page
      header={<PageHeader title="Waiting list" back={{ href: LESSONS, label: 'Back to lessons' }} />}
      aside={
        ready ? (
          <RequestList list={ready.list} onRemove={onRemove} />
        ) : state.status === 'loading' ? (
          <Stack gap="xs">
            <Skeleton width={220} height={24} radius="xs" />
            <LoadingRows count={2} />
          </Stack>
        ) : null
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your waiting list">
            <LoadingCard height={64} />
            <LoadingCard height={48} />
            <LoadingCard height={72} />
            <LoadingCard height={72} />
            <LoadingCard height={104} />
            <LoadingCard height={48} />
          </Loading>
        }
      >
        {({ list, requested, errors }) => (
          <>
            <HeldTimes {...list} />
            <AskForTimeForm list={list} requested={requested} errors={errors} onAsk={onAsk} />
          </>
        )}
      </ScreenState>
    </Page>
  );
}
