import { MADE_BY_ADMIN } from '@fairway/contracts/admin';
import type { FieldErrors } from '@fairway/contracts/errors';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { UserForm } from '../parts/UserForm.tsx';
import { BLANK, type UserInput } from '../parts/userValues.ts';
import { adminPaths } from '../paths.ts';

export interface AdminPlayerAddScreenProps {
  onAdd: (input: UserInput) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

/** A new pro or admin, who gets a mail to set their password (S1 §2 AdminPlayerAdd, A13a). */
export function AdminPlayerAddScreen({ onAdd, leaving = null, ...form }: AdminPlayerAddScreenProps) {
  return (
    <Page header={<PageHeader title="New user" back={{ href: adminPaths.players(), label: 'Back to all users' }} />}>
      <Notice tone="info">
        They get an email with a link to set their password, good for 7 days. Players join by their pro’s code or
        invitation.
      </Notice>
      <UserForm saved={BLANK} levels={[...MADE_BY_ADMIN]} submitLabel="Add User" onSubmit={onAdd} {...form} />
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
