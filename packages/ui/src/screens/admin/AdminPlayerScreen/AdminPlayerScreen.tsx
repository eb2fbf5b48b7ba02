import { MADE_BY_ADMIN } from '@fairway/contracts/admin';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { PlayerPage } from '@fairway/contracts/people';
import { fullName } from '@fairway/contracts/phrases';
import { IconTrash, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { LEVELS } from '../parts/levels.ts';
import { UserForm } from '../parts/UserForm.tsx';
import { type UserInput, valuesOf } from '../parts/userValues.ts';
import { adminPaths } from '../paths.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';

export interface AdminPlayerScreenProps {
  /** `self` is the admin who looks: they keep their level, and cannot delete themself. */
  state: ScreenState<{ person: PlayerPage; self: boolean }>;
  onSave: (input: UserInput) => void;
  /** Deletes the person; whoever makes the call also tells of a failure. */
  onDelete: () => Promise<unknown>;
  /** Counts the saves: after one the form begins anew with what the server has kept. */
  saves?: number;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

function Links({
  person,
  self,
  onDelete,
}: {
  person: PlayerPage;
  self: boolean;
  onDelete: AdminPlayerScreenProps['onDelete'];
}) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onDelete);
  const confirm = async () => {
    if (!(await run())) setAsking(false);
  };
  if (self && !person.pro_id) return null;
  return (
    <>
      <ListCard label="More about this user">
        {person.pro_id ? <ListRow title="Pro profile" icon={IconUser} href={adminPaths.player(person.pro_id)} /> : null}
        {self ? null : <ListRow title="Delete user" icon={IconTrash} tone="danger" onClick={() => setAsking(true)} />}
      </ListCard>
      <DeleteUserDialog
        person={person}
        opened={asking}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** One user: name and level in the heading, the form, the way to their pro, and the way out (S1 §2 AdminPlayer). */
export function AdminPlayerScreen({
  state,
  onSave,
  onDelete,
  saves = 0,
  leaving = null,
  ...form
}: AdminPlayerScreenProps) {
  const ready = state.status === 'ready' ? state : null;
  const person = ready?.person;
  return (
    <Page
      header={
        <PageHeader
          title={person ? fullName(person) || person.email : 'User'}
          detail={person ? LEVELS[person.type] : ' '}
          back={{ href: adminPaths.players(), label: 'Back to all users' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the user">
          <LoadingRows count={5} />
          <LoadingCard height={112} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready && person ? (
        <>
          <UserForm
            key={`${person.id} ${saves}`}
            saved={valuesOf(person)}
            levels={person.type === 'player' || ready.self ? [] : [...MADE_BY_ADMIN]}
            submitLabel="Save"
            onSubmit={onSave}
            {...form}
          />
          <Links person={person} self={ready.self} onDelete={onDelete} />
        </>
      ) : null}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
