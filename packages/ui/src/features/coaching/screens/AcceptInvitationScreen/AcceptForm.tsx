import type { FieldErrors } from '@fairway/contracts/errors';
import type { Invitation } from '@fairway/contracts/coaching/joining';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AuthForm } from '../../../auth/components/AuthFrame/AuthForm.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { CoachLine } from '../../components/CoachLine.tsx';

interface Acceptance {
  /** Only asked of whoever came by the code. */
  email?: string;
  password: string;
  password_confirmation: string;
}

export interface AcceptFormProps {
  invitation: Invitation;
  busy?: boolean;
  /** The server's texts by field (422). */
  errors?: FieldErrors;
  /** A refusal of the form as a whole. */
  alert?: ReactNode;
  onAccept: (acceptance: Acceptance) => void;
}

/** The password twice; the address only of whoever came by the code, for the link has proved it. */
export function AcceptForm({ invitation, busy, errors, alert, onAccept }: AcceptFormProps) {
  const { pro, first_name } = invitation;
  const byCode = invitation.email === null;
  const { formRef, ...form } = useServerForm({
    initialValues: { email: invitation.email ?? '', password: '', password_confirmation: '' },
    errors,
  });
  const refusal = alert ?? form.getError('token') ?? (byCode ? undefined : form.getError('email'));
  const accept = () => {
    const { email, ...passwords } = form.values;
    onAccept({ ...passwords, ...(byCode ? { email } : {}) });
  };
  return (
    <AuthForm
      formRef={formRef}
      title={first_name ? `Welcome, ${first_name}` : 'Welcome'}
      detail="Choose a password to finish."
      alert={refusal}
      busy={busy}
      onSubmit={accept}
    >
      <CoachLine>
        <Initials person={pro} />
        <Text miw={0} style={{ overflowWrap: 'anywhere' }}>
          <strong>{formatFullName(pro)}</strong> invites you to Fairway
        </Text>
      </CoachLine>
      {byCode ? (
        <EmailField
          autoComplete="username"
          description="The email your invitation was sent to."
          {...form.getInputProps('email')}
        />
      ) : (
        <EmailField
          autoComplete="username"
          readOnly
          styles={{ input: { background: 'var(--app-surface-quiet)', color: 'var(--app-dim)' } }}
          {...form.getInputProps('email', { withError: false })}
        />
      )}
      <PasswordField label="Password" kind="new" description={PASSWORD_HELP} {...form.getInputProps('password')} />
      <PasswordField label="Repeat password" kind="new" {...form.getInputProps('password_confirmation')} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        Accept invitation
      </Button>
    </AuthForm>
  );
}
