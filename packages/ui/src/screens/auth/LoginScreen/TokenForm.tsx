import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import classes from './LoginScreen.module.css';
import type { LoginState } from './LoginScreen.tsx';

export interface TokenFormProps {
  state: LoginState;
  onToken: (token: string) => void;
  onBack: () => void;
}

/** Tokens have 6 characters (S1 §9). */
const TOKEN_LENGTH = 6;

/** The code of an invitation, on the way to signing up. */
export function TokenForm({ state, onToken, onBack }: TokenFormProps) {
  const [token, setToken] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.busy) onToken(token.trim());
  };
  return (
    <form ref={formRef} className={classes.form} onSubmit={submit} noValidate>
      <PageHeader
        title="Sign up"
        detail="Enter the code that your coach gave you."
        back={{ onClick: onBack, label: 'Back' }}
      />
      {state.alert ? (
        <Notice tone="danger" role="alert">
          {state.alert}
        </Notice>
      ) : null}
      <TextInput
        label="6-digit code"
        name="token"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TOKEN_LENGTH}
        value={token}
        error={errorOf('token')}
        className="tabular"
        onChange={(event) => {
          setToken(event.currentTarget.value);
          clear('token');
        }}
      />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Continue
      </Button>
    </form>
  );
}
