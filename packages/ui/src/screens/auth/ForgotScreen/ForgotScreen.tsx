import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthForm, AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import type { AuthFormState } from '../form.ts';
import classes from './ForgotScreen.module.css';

export interface ForgotScreenProps {
  state: AuthFormState & {
    /** The address a pin was sent to, if anyone has it. */
    sentTo?: string;
  };
  onForgot: (email: string) => void;
  /** Back to the form, for another address. */
  onAnother: () => void;
  /** Where the pin is entered. */
  resetHref: string;
  loginHref: string;
}

function Sent({
  sentTo,
  onAnother,
  resetHref,
}: { sentTo: string } & Pick<ForgotScreenProps, 'onAnother' | 'resetHref'>) {
  return (
    <AuthForm
      title="Check your email"
      back={{ onClick: onAnother, label: 'Use another address' }}
      onSubmit={() => undefined}
    >
      <p className={classes.words} role="status">
        If <strong>{sentTo}</strong> has an account with us, a pin is on its way to it. It works for 30 minutes.
      </p>
      <Button size="lg" fullWidth component={AppLink} href={resetHref}>
        Enter the pin
      </Button>
      <Button variant="subtle" fullWidth onClick={onAnother}>
        Use another address
      </Button>
    </AuthForm>
  );
}

function Ask({ state, onForgot, loginHref }: ForgotScreenProps) {
  const [email, setEmail] = useState(state.sentTo ?? '');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const submit = () => {
    if (!state.busy) onForgot(email);
  };
  return (
    <AuthForm
      formRef={formRef}
      title="Forgotten password"
      detail="We send a pin to your address, with which you choose a new one."
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
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Send password reset email
      </Button>
      <Button variant="subtle" fullWidth component={AppLink} href={loginHref}>
        Back to login
      </Button>
    </AuthForm>
  );
}

/** The way back in for whoever has forgotten their password (S1 §2 Forgot password). */
export function ForgotScreen(props: ForgotScreenProps) {
  const { sentTo } = props.state;
  return <AuthFrame form="short">{sentTo ? <Sent {...props} sentTo={sentTo} /> : <Ask {...props} />}</AuthFrame>;
}
