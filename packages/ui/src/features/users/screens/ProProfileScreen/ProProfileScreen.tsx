import { formatFullName } from '@fairway/contracts/person-names';
import type { Profile } from '@fairway/contracts/users/profile';
import { IconGolf } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { isBlank, ProfileCard, ProfileContact, ProfileSkills } from '../../components/ProfileView.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { HOME, proBagPath } from '../../../../paths/player.ts';

export interface ProProfileScreenProps {
  state: Loadable<{ profile: Profile }>;
}

/** A player's view of their coach: who they are, what they are best at, and how to reach them. */
export function ProProfileScreen({ state }: ProProfileScreenProps) {
  const found = findReady(state)?.profile;
  return (
    <Page
      header={<PageHeader title="Your coach" back={{ href: HOME, label: 'Back to home' }} />}
      aside={
        found ? (
          <>
            <ProfileContact profile={found} />
            <ListCard label="More">
              <ListRow
                icon={IconGolf}
                title="What's in the bag"
                detail={`The clubs ${found.pro.first_name} plays with`}
                href={proBagPath(found.pro.id)}
              />
            </ListCard>
          </>
        ) : state.status === 'loading' ? (
          <LoadingRows count={3} lead />
        ) : undefined
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your coach’s profile">
            <LoadingCard height={260} />
            <LoadingRows count={2} lead />
          </Loading>
        }
      >
        {({ profile }) =>
          isBlank(profile) ? (
            <EmptyState illustration={<FlagOnGreen />} title={formatFullName(profile.pro)}>
              Your coach has not written a profile yet. Their introduction and contact details will appear here.
            </EmptyState>
          ) : (
            <>
              <ProfileCard profile={profile} />
              <ProfileSkills profile={profile} />
            </>
          )
        }
      </ScreenState>
    </Page>
  );
}
