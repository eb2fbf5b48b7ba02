import type { Profile } from '@fairway/contracts/users/profile';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { isBlank, ProfileCard, ProfileContact, ProfileSkills } from '../../components/ProfileView.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { ProfileForm, type ProfileFields, type ProfileFormProps } from './ProfileForm.tsx';

export interface EditProfileScreenProps extends Pick<ProfileFormProps, 'upload' | 'pick' | 'errors' | 'onDirtyChange'> {
  state: Loadable<{ profile: Profile }>;
  /** Fulfils once the profile is saved; the page then shows it. */
  onSave: (fields: ProfileFields) => Promise<unknown>;
  leaving?: Leaving;
}

/** The coach's profile as players see it, and the form to change it; the form opens by itself while nothing is written. */
export function EditProfileScreen({ state, onSave, leaving = null, ...form }: EditProfileScreenProps) {
  const [opened, setOpened] = useState(false);
  const saving = useSingleFlight(onSave);
  const profile = findReady(state)?.profile ?? null;
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
      aside={
        profile ? (
          editing ? undefined : (
            <ProfileContact profile={profile} />
          )
        ) : state.status === 'loading' ? (
          <LoadingRows count={2} lead />
        ) : undefined
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your profile">
            <LoadingCard height={260} />
            <LoadingRows count={2} lead />
          </Loading>
        }
      >
        {(ready) =>
          editing ? (
            <ProfileForm
              profile={ready.profile}
              onSave={save}
              onCancel={unwritten ? undefined : () => setOpened(false)}
              busy={saving.busy}
              {...form}
            />
          ) : (
            <>
              <ProfileCard profile={ready.profile} />
              {isBlank(ready.profile) ? (
                <Notice>
                  Your profile is blank. Add a picture and a few words to introduce yourself to new players.
                </Notice>
              ) : null}
              <ProfileSkills profile={ready.profile} />
            </>
          )
        }
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
