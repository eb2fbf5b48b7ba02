import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthForm, AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import type { AuthFormState } from '../form.ts';

export interface SetPasswordScreenProps {
  state: AuthFormState & {
    /** The link has been used, or its time is over. */
    over?: boolean;
  };
  onSet: (passwords: { password: string; password_confirmation: string }) => void;
  /** Where whoever has an account asks for another way in. */
  forgottenHref: string;
}

function SetPasswordForm({ state, onSet }: SetPasswordScreenProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const submit = () => {
    if (!state.busy) onSet({ password, password_confirmation: repeated });
  };
  return (
    <AuthForm
      formRef={formRef}
      title="Welcome to Fairway"
      detail="Choose a password and you are in."
      alert={state.alert}
      onSubmit={submit}
    >
      <PasswordField
        label="Password"
        name="password"
        kind="new"
        description={PASSWORD_HELP}
        focusFirst
        value={password}
        error={errorOf('password')}
        onChange={(next) => {
          setPassword(next);
          clear('password');
        }}
      />
      <PasswordField
        label="Repeat the password"
        name="password_confirmation"
        kind="new"
        value={repeated}
        error={errorOf('password_confirmation')}
        onChange={(next) => {
          setRepeated(next);
          clear('password_confirmation');
        }}
      />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Set password
      </Button>
    </AuthForm>
  );
}

/** The first password of somebody whom an admin has added (A13a). */
export function SetPasswordScreen(props: SetPasswordScreenProps) {
  return (
    <AuthFrame form="short">
      {props.state.over ? (
        <AuthForm
          title="This link no longer works"
          detail="It works once, and for 7 days. We can send a pin to your address instead, with which you choose your password."
          onSubmit={() => undefined}
        >
          <Button size="lg" fullWidth component={AppLink} href={props.forgottenHref}>
            Send me a pin
          </Button>
        </AuthForm>
      ) : (
        <SetPasswordForm {...props} />
      )}
    </AuthFrame>
  );
}
