import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthForm } from '../../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import type { AuthFormState } from '../form.ts';

export interface LoginFormProps {
  state: AuthFormState;
  onLogin: (credentials: { email: string; password: string }) => void;
  onBack: () => void;
  forgottenHref?: string;
}

/** Email and password. */
export function LoginForm({ state, onLogin, onBack, forgottenHref }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const submit = () => {
    if (!state.busy) onLogin({ email, password });
  };
  return (
    <AuthForm
      formRef={formRef}
      title="Welcome back"
      back={{ onClick: onBack, label: 'Back' }}
      alert={state.alert}
      onSubmit={submit}
    >
      <EmailField
        autoComplete="username"
        data-autofocus
        value={email}
        error={errorOf('email')}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          clear('email');
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        value={password}
        error={errorOf('password')}
        onChange={(next) => {
          setPassword(next);
          clear('password');
        }}
      />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Login
      </Button>
      {forgottenHref ? (
        <Button variant="subtle" fullWidth component={AppLink} href={forgottenHref}>
          Forgotten password
        </Button>
      ) : null}
    </AuthForm>
  );
}
