import { MADE_BY_ADMIN } from '@fairway/contracts/users/admin-limits';
import type { FieldErrors } from '@fairway/contracts/errors';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { UserForm } from '../../components/admin/UserForm.tsx';
import { BLANK, type UserInput } from '../../components/admin/form.ts';
import { adminPaths } from '../../../../paths/admin.ts';

export interface AdminPlayerAddScreenProps {
  onAdd: (input: UserInput) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

/** A new coach or admin, who gets a mail to set their password. */
export function AdminPlayerAddScreen({ onAdd, leaving = null, ...form }: AdminPlayerAddScreenProps) {
  return (
    <Page header={<PageHeader title="New user" back={{ href: adminPaths.players(), label: 'Back to all users' }} />}>
      <Notice tone="info">
        They get an email with a link to set their password, good for 7 days. Players join by their coach’s code or
        invitation.
      </Notice>
      <UserForm saved={BLANK} levels={[...MADE_BY_ADMIN]} submitLabel="Add User" onSubmit={onAdd} {...form} />
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
