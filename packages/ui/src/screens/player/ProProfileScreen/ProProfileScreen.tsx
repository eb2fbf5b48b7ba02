import { fullName } from '@fairway/contracts/phrases';
import type { Profile } from '@fairway/contracts/profile';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { isBlank, ProfileCard, ProfileContact, ProfileSkills } from '../../../components/profile/ProfileView.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { HOME } from '../paths.ts';

export interface ProProfileScreenProps {
  state: ScreenState<{ profile: Profile }>;
}

/** A player's view of their pro: who they are, what they are best at, and how to reach them (S1 §2 "Pro profile for players"). */
export function ProProfileScreen({ state }: ProProfileScreenProps) {
  const profile = state.status === 'ready' ? state.profile : null;
  const written = profile && !isBlank(profile);
  return (
    <Page
      header={<PageHeader title="Your pro" back={{ href: HOME, label: 'Back to home' }} />}
      aside={written ? <ProfileContact profile={profile} /> : undefined}
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your pro’s profile">
          <LoadingCard height={260} />
          <LoadingRows count={2} lead />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : written ? (
        <>
          <ProfileCard profile={state.profile} />
          <ProfileSkills profile={state.profile} />
        </>
      ) : (
        <EmptyState illustration={<FlagOnGreen />} title={fullName(state.profile.pro)}>
          Your pro has not written a profile yet. What they tell of themself, and how to reach them, will appear here.
        </EmptyState>
      )}
    </Page>
  );
}
