import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthForm, AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PinField } from '../../../components/PinField/PinField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import type { AuthFormState } from '../form.ts';
import classes from './ResetScreen.module.css';

export interface ResetScreenProps {
  state: AuthFormState & { email: string };
  onReset: (reset: { password_reset_token: string; password: string }) => void;
  homeHref: string;
}

/** The pin of the mail and a new password (S1 §2 Reset password). The address stands as the link brought it. */
export function ResetScreen({ state, onReset, homeHref }: ResetScreenProps) {
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const submit = () => {
    if (!state.busy) onReset({ password_reset_token: pin, password });
  };
  return (
    <AuthFrame form="long">
      <AuthForm formRef={formRef} title="Reset password" alert={state.alert} onSubmit={submit}>
        <EmailField
          autoComplete="username"
          readOnly
          classNames={{ input: classes.fixed }}
          value={state.email}
          error={errorOf('email')}
        />
        <PinField
          label="Reset pin"
          name="password_reset_token"
          description="The six digits of our email."
          focusFirst
          value={pin}
          error={errorOf('password_reset_token')}
          onChange={(next) => {
            setPin(next);
            clear('password_reset_token');
          }}
        />
        <PasswordField
          label="New password"
          name="password"
          kind="new"
          description={PASSWORD_HELP}
          value={password}
          error={errorOf('password')}
          onChange={(next) => {
            setPassword(next);
            clear('password');
          }}
        />
        <Button type="submit" size="lg" fullWidth loading={state.busy}>
          Reset Password
        </Button>
        <Button variant="subtle" fullWidth component={AppLink} href={homeHref}>
          Back to home
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}
