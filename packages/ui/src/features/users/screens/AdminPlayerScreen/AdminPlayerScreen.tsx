import { MADE_BY_ADMIN } from '@fairway/contracts/users/admin-limits';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { PlayerPage } from '@fairway/contracts/coaching/people';
import { formatFullName } from '@fairway/contracts/person-names';
import { IconTrash, IconUser, IconUserCog } from '@tabler/icons-react';
import { useState } from 'react';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { LEVELS } from '../../components/admin/levels.ts';
import { UserForm } from '../../components/admin/UserForm.tsx';
import { toUserValues, type UserInput } from '../../components/admin/form.ts';
import { accountPaths } from '../../../../paths/account.ts';
import { adminPaths } from '../../../../paths/admin.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';

export interface AdminPlayerScreenProps {
  /** `self` is the admin who looks: they keep their level, and cannot delete themself. */
  state: Loadable<{ person: PlayerPage; self: boolean }>;
  onSave: (input: Omit<UserInput, 'email'> & Partial<Pick<UserInput, 'email'>>) => void;
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
  return (
    <>
      <ListCard label="More about this user">
        {self ? (
          <ListRow
            title="Your account"
            detail="Email, password and security"
            icon={IconUserCog}
            href={accountPaths.home}
          />
        ) : null}
        {person.pro_id ? (
          <ListRow title="Coach profile" icon={IconUser} href={adminPaths.player(person.pro_id)} />
        ) : null}
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

/** One user: name and level in the heading, the form, the way to their coach, and the way out. */
export function AdminPlayerScreen({
  state,
  onSave,
  onDelete,
  saves = 0,
  leaving = null,
  ...form
}: AdminPlayerScreenProps) {
  const person = findReady(state)?.person;
  return (
    <Page
      header={
        <PageHeader
          title={person ? formatFullName(person) || person.email : 'User'}
          detail={person ? LEVELS[person.type] : ' '}
          back={{ href: adminPaths.players(), label: 'Back to all users' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the user">
            <LoadingRows count={5} />
            <LoadingCard height={112} />
          </Loading>
        }
      >
        {({ person, self }) => {
          // One's own is changed by a pin that is sent to it, and a child's is given by the guardian (A15, A16).
          const isEmailFixed = self || person.email === '';
          return (
            <>
              <UserForm
                key={person.id}
                saves={saves}
                saved={toUserValues(person)}
                levels={person.type === 'player' || self ? [] : [...MADE_BY_ADMIN]}
                isEmailFixed={isEmailFixed}
                submitLabel="Save"
                onSubmit={({ email, ...input }) => onSave(isEmailFixed ? input : { email, ...input })}
                {...form}
              />
              <Links person={person} self={self} onDelete={onDelete} />
            </>
          );
        }}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
