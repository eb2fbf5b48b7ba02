import type { Club } from '@fairway/contracts/profile';
import { Badge, Button } from '@mantine/core';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { accountPaths } from '../paths.ts';

export interface VenuesScreenProps {
  /** The default venue is the first. */
  state: ScreenState<{ clubs: Club[] }>;
}

function AddVenue() {
  return (
    <Button component={AppLink} href={accountPaths.newVenue} leftSection={<Icon of={IconPlus} size={20} />}>
      Add venue
    </Button>
  );
}

function Venues({ clubs }: { clubs: Club[] }) {
  if (!clubs.length)
    return (
      <EmptyState illustration={<FlagOnGreen />} title="Where do you teach?" action={<AddVenue />}>
        Add the club or range where you give lessons. Players see it with every lesson they book.
      </EmptyState>
    );
  return (
    <>
      <ListCard label="Venues">
        {clubs.map((club, index) => (
          <ListRow
            key={club.id}
            icon={IconMapPin}
            title={club.name}
            detail={club.address}
            href={accountPaths.venue(club.id)}
            meta={
              index === 0 && clubs.length > 1 ? (
                <Badge variant="light" tt="none">
                  Default
                </Badge>
              ) : undefined
            }
          />
        ))}
      </ListCard>
      {clubs.length > 1 ? (
        <Notice>Your players’ bookings are at the default venue. In your own bookings you choose one.</Notice>
      ) : null}
      <AddVenue />
    </>
  );
}

/** The venues of a coach (S1 §2 "Venue Details", D10). */
export function VenuesScreen({ state }: VenuesScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Venue Details"
          detail="Where you give lessons."
          back={{ href: accountPaths.home, label: 'Back to account' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your venues">
          <LoadingRows count={2} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <Venues clubs={state.clubs} />
      )}
    </Page>
  );
}
