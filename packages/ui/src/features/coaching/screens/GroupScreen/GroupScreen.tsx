import type { FieldErrors } from '@fairway/contracts/errors';
import type { GroupPage } from '@fairway/contracts/coaching/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useAsked } from '../../../../hooks/useAsked.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { DeleteMode } from '../../../lessons/components/pro/DeleteMode.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { AddPlayer, type AddPlayerProps } from './AddPlayer.tsx';
import { Members } from './Members.tsx';

export interface GroupScreenProps extends AddPlayerProps {
  state: Loadable<{ group: GroupPage }>;
  /** The name to show while the group is not there yet. */
  name?: string;
  errors?: FieldErrors;
  /** Fulfils once the player is out of the group. */
  onRemove: (member: PersonName) => Promise<unknown>;
}

/** A group's members, a way to add one, and a mode to take them out; "All Players" is kept by the system. */
export function GroupScreen({ state, name = 'Group', onRemove, ...adding }: GroupScreenProps) {
  const [deleting, setDeleting] = useState(false);
  const { asked, ask, busy, confirm, close } = useAsked(onRemove);
  const group = findReady(state)?.group ?? null;
  const editable = group !== null && !group.is_all;
  const removable = editable && group.members.length > 0;
  return (
    <Page
      header={
        <PageHeader
          title={group?.name ?? name}
          detail={group?.is_all ? 'Everyone you coach' : undefined}
          close={{ href: proPaths.groups, label: 'Close this group' }}
          actions={removable ? <DeleteMode what="members" removes on={deleting} onChange={setDeleting} /> : undefined}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the group">
            <LoadingCard height={76} />
            <LoadingRows count={5} lead />
          </Loading>
        }
      >
        {(ready) => (
          <>
            {editable ? <AddPlayer {...adding} /> : null}
            <Members group={ready.group} deleting={deleting && removable} onRemove={ask} />
          </>
        )}
      </ScreenState>
      <ConfirmDialog
        opened={asked !== null}
        title="Are you sure you want to remove this member from this group?"
        confirmLabel="Remove member"
        cancelLabel="Keep member"
        danger
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      >
        {asked ? `${formatFullName(asked)} stays one of your players.` : null}
      </ConfirmDialog>
    </Page>
  );
}
