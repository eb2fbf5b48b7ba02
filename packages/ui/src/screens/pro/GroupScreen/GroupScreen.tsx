import type { FieldErrors } from '@fairway/contracts/errors';
import type { GroupPage } from '@fairway/contracts/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { fullName } from '@fairway/contracts/phrases';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { DeleteMode } from '../parts/DeleteMode.tsx';
import { proPaths } from '../paths.ts';
import { AddPlayer, type AddPlayerProps } from './AddPlayer.tsx';
import { Members } from './Members.tsx';

export interface GroupScreenProps extends AddPlayerProps {
  state: ScreenState<{ group: GroupPage }>;
  /** The name to show while the group is not there yet. */
  name?: string;
  errors?: FieldErrors;
  /** Fulfils once the player is out of the group. */
  onRemove: (member: PersonName) => Promise<unknown>;
}

/** A group's members, a way to add one, and a mode to take them out; "All Players" is kept by the system (S2 §2, M2). */
export function GroupScreen({ state, name = 'Group', onRemove, ...adding }: GroupScreenProps) {
  const [deleting, setDeleting] = useState(false);
  const [asked, setAsked] = useState<PersonName | null>(null);
  const { busy, run } = useSingleFlight(onRemove);
  const group = state.status === 'ready' ? state.group : null;
  const editable = group !== null && !group.is_all;
  const removable = editable && group.members.length > 0;
  const confirm = async () => {
    if (asked && (await run(asked))) setAsked(null);
  };
  return (
    <Page
      header={
        <PageHeader
          title={group?.name ?? name}
          detail={group?.is_all ? 'Everyone you coach' : undefined}
          close={{ href: proPaths.groups, label: 'Close this group' }}
          actions={removable ? <DeleteMode what="members" on={deleting} onChange={setDeleting} /> : undefined}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the group">
          <LoadingCard height={76} />
          <LoadingRows count={5} lead />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {editable ? <AddPlayer {...adding} /> : null}
      {group ? <Members group={group} deleting={deleting && removable} onRemove={setAsked} /> : null}
      <ConfirmDialog
        opened={asked !== null}
        title="Are you sure you want to remove this member from this group?"
        confirmLabel="Remove member"
        cancelLabel="Keep member"
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        {asked ? `${fullName(asked)} stays one of your players.` : null}
      </ConfirmDialog>
    </Page>
  );
}
