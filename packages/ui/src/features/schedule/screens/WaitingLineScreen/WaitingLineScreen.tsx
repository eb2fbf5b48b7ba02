import { formatFullName } from '@fairway/contracts/person-names';
import type { WaitingLine, WaitingPlace } from '@fairway/contracts/schedule/waiting-list';
import { formatWhen } from '@fairway/time/phrases';
import { Stack, Text } from '@mantine/core';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { listDate } from '../../../../format/days.ts';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { wishDay, wishWindow } from '../../components/WaitingList/phrases.ts';

export interface WaitingLineScreenProps {
  state: Loadable<{ line: WaitingLine }>;
}

function Place({ place, today, timezone }: { place: WaitingPlace; today: string; timezone: string }) {
  const { player, hold, created_at } = place;
  return (
    <ListRow
      lead={<Initials person={player} />}
      title={formatFullName(player)}
      detail={
        <>
          {`${wishDay(place, today)}, ${wishWindow(place)}`}
          <br />
          {hold
            ? `Held until ${timeAt(hold.expires_at, timezone)}: ${formatWhen(hold)}`
            : `Waiting since ${listDate(dayAt(new Date(created_at), timezone))}`}
        </>
      }
      href={proPaths.player(player.id)}
    />
  );
}

/** Who waits for a time of the coach's, for what and since when, and what is held for whom; first come, first asked. */
export function WaitingLineScreen({ state }: WaitingLineScreenProps) {
  const now = useNow();
  return (
    <Page
      header={
        <PageHeader
          title="Waiting list"
          detail="Players waiting for a time, in the order they are asked"
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the waiting list">
            <LoadingRows count={4} lead />
          </Loading>
        }
      >
        {({ line }) =>
          line.places.length === 0 ? (
            <EmptyState illustration={<FlagOnGreen />} title="Nobody is waiting">
              Players who ask to be told of a free time appear here. What comes free is held for each of them in turn,
              20 minutes at a time.
            </EmptyState>
          ) : (
            <Stack gap="sm">
              <ListCard label="Players waiting">
                {line.places.map((place) => (
                  <Place key={place.id} place={place} today={dayAt(now, line.timezone)} timezone={line.timezone} />
                ))}
              </ListCard>
              {line.has_more ? <Text c="dimmed" fz="sm">{`The first ${line.places.length} are shown.`}</Text> : null}
            </Stack>
          )
        }
      </ScreenState>
    </Page>
  );
}
