import type { Club } from '@fairway/contracts/users/profile';
import { Badge, Button } from '@mantine/core';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { accountPaths } from '../../../../paths/account.ts';

export interface VenuesScreenProps {
  /** The default venue is the first. */
  state: Loadable<{ clubs: Club[] }>;
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
        <Notice>Players’ bookings use the default venue. You choose one for your own bookings.</Notice>
      ) : null}
      <AddVenue />
    </>
  );
}

/** The venues of a coach. */
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
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your venues">
            <LoadingRows count={2} />
          </Loading>
        }
      >
        {({ clubs }) => <Venues clubs={clubs} />}
      </ScreenState>
    </Page>
  );
}
