import type { FieldErrors } from '@fairway/contracts/errors';
import type { Invitation } from '@fairway/contracts/joining';
import { fullName } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AuthForm } from '../../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import classes from './AcceptInvitationScreen.module.css';

export interface Acceptance {
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
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [password_confirmation, setConfirmation] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const refusal = alert ?? errorOf('token') ?? (byCode ? undefined : errorOf('email'));
  const submit = () => {
    if (!busy) onAccept({ password, password_confirmation, ...(byCode ? { email } : {}) });
  };
  return (
    <AuthForm
      formRef={formRef}
      title={first_name ? `Welcome, ${first_name}` : 'Welcome'}
      detail="Choose a password, and you are in."
      alert={refusal}
      onSubmit={submit}
    >
      <div className={classes.coach}>
        <Initials person={pro} />
        <p className={classes.words}>
          <strong>{fullName(pro)}</strong> invites you to Fairway
        </p>
      </div>
      <EmailField
        autoComplete="username"
        readOnly={!byCode}
        value={invitation.email ?? email}
        description={byCode ? 'The one that your invitation was sent to.' : undefined}
        error={byCode ? errorOf('email') : undefined}
        classNames={byCode ? undefined : { input: classes.fixed }}
        onChange={(event) => {
          clear('email');
          setEmail(event.currentTarget.value);
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        kind="new"
        description={PASSWORD_HELP}
        value={password}
        error={errorOf('password')}
        onChange={(next) => {
          clear('password');
          setPassword(next);
        }}
      />
      <PasswordField
        label="Password again"
        name="password_confirmation"
        kind="new"
        value={password_confirmation}
        error={errorOf('password_confirmation')}
        onChange={(next) => {
          clear('password_confirmation');
          setConfirmation(next);
        }}
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        Accept invitation
      </Button>
    </AuthForm>
  );
}
