import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthForm } from '../../../components/AuthFrame/AuthFrame.tsx';
import { PinField } from '../../../components/PinField/PinField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import type { AuthFormState } from '../form.ts';

export interface TokenFormProps {
  state: AuthFormState;
  onToken: (token: string) => void;
  onBack: () => void;
}

/** The code of a coach or of an invitation, on the way to signing up (A7). */
export function TokenForm({ state, onToken, onBack }: TokenFormProps) {
  const [token, setToken] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const send = (code: string) => {
    if (!state.busy) onToken(code);
  };
  return (
    <AuthForm
      formRef={formRef}
      title="Sign up"
      detail="Enter the code that your coach gave you, or the one in your invitation."
      back={{ onClick: onBack, label: 'Back' }}
      alert={state.alert}
      onSubmit={() => send(token)}
    >
      <PinField
        label="6-digit code"
        name="token"
        letters
        value={token}
        error={errorOf('token')}
        onChange={(next) => {
          clear('token');
          setToken(next);
        }}
        onComplete={send}
      />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Continue
      </Button>
    </AuthForm>
  );
}
