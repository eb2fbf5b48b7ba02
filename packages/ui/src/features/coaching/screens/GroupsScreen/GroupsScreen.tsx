import type { FieldErrors } from '@fairway/contracts/errors';
import type { Group } from '@fairway/contracts/coaching/people';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useAsked } from '../../../../hooks/useAsked.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { AddByName } from '../../../lessons/components/pro/AddByName.tsx';
import { DeleteMode } from '../../../lessons/components/pro/DeleteMode.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { GroupList } from './GroupList.tsx';

export interface GroupsScreenProps {
  state: Loadable<{ groups: Group[] }>;
  /** Fulfils once the group is there. */
  onAdd: (name: string) => Promise<unknown>;
  errors?: FieldErrors;
  /** Fulfils once the group is gone. */
  onDelete: (group: Group) => Promise<unknown>;
}

/** The coach's groups of players, a form to add one, and a mode to delete them. */
export function GroupsScreen({ state, onAdd, errors, onDelete }: GroupsScreenProps) {
  const [deleting, setDeleting] = useState(false);
  const { asked, ask, busy, confirm, close } = useAsked(onDelete);
  const groups = findReady(state)?.groups ?? [];
  const own = groups.some(({ is_all }) => !is_all);
  return (
    <Page
      header={
        <PageHeader
          title="Groups"
          detail="Groups of players to message together"
          close={{ href: proPaths.messages, label: 'Close groups' }}
          actions={own ? <DeleteMode what="groups" on={deleting} onChange={setDeleting} /> : undefined}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your groups">
            <LoadingCard height={76} />
            <LoadingRows count={4} lead />
          </Loading>
        }
      >
        {() => (
          <>
            <AddByName label="New group" placeholder="Saturday juniors" add="Add group" onAdd={onAdd} errors={errors} />
            <GroupList groups={groups} deleting={deleting && own} onDelete={ask} />
          </>
        )}
      </ScreenState>
      <ConfirmDialog
        opened={asked !== null}
        title="Are you sure you want to delete this group?"
        confirmLabel="Delete group"
        cancelLabel="Keep group"
        danger
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      >
        {asked ? `“${asked.name}”. Its members stay your players.` : null}
      </ConfirmDialog>
    </Page>
  );
}
