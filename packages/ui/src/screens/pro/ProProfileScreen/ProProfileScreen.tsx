import type { Profile } from '@fairway/contracts/profile';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { isBlank, ProfileCard, ProfileContact, ProfileSkills } from '../../../components/profile/ProfileView.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { ProfileForm, type ProfileFields, type ProfileFormProps } from './ProfileForm.tsx';

export interface ProProfileScreenProps extends Pick<ProfileFormProps, 'upload' | 'pick' | 'errors' | 'onDirtyChange'> {
  state: ScreenState<{ profile: Profile }>;
  /** Fulfils once the profile is saved; the page then shows it. */
  onSave: (fields: ProfileFields) => Promise<unknown>;
  leaving?: Leaving;
}

/** The coach's profile as players see it, and the form to change it; the form opens by itself while nothing is written (S2 §2). */
export function ProProfileScreen({ state, onSave, leaving = null, ...form }: ProProfileScreenProps) {
  const [opened, setOpened] = useState(false);
  const saving = useSingleFlight(onSave);
  const profile = state.status === 'ready' ? state.profile : null;
  const unwritten = profile !== null && profile.updated_at === null && isBlank(profile);
  const editing = profile !== null && (opened || unwritten);
  const save = (fields: ProfileFields) => void saving.run(fields).then((done) => (done ? setOpened(false) : undefined));
  return (
    <Page
      header={
        <PageHeader
          title={editing ? 'Edit profile' : 'Your profile'}
          detail={editing ? undefined : 'As your players see it.'}
          back={{ href: proPaths.home, label: 'Back to home' }}
          actions={
            profile && !editing ? (
              <Button
                variant="default"
                leftSection={<Icon of={IconPencil} size={18} />}
                onClick={() => setOpened(true)}
              >
                Edit
              </Button>
            ) : undefined
          }
        />
      }
      aside={profile && !editing ? <ProfileContact profile={profile} /> : undefined}
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your profile">
          <LoadingCard height={260} />
          <LoadingRows count={2} lead />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : editing ? (
        <ProfileForm
          profile={state.profile}
          onSave={save}
          onCancel={unwritten ? undefined : () => setOpened(false)}
          busy={saving.busy}
          {...form}
        />
      ) : (
        <>
          <ProfileCard profile={state.profile} />
          {isBlank(state.profile) ? (
            <Notice>Your profile is blank. A picture and a few words help new players to find their feet.</Notice>
          ) : null}
          <ProfileSkills profile={state.profile} />
        </>
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
