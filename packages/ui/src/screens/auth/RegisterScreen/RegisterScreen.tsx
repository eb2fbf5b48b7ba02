import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AuthForm, AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import type { AuthFormState } from '../form.ts';

export interface Registration {
  name: string;
  email: string;
  phone_cc: string;
  phone: string;
  password: string;
}

export interface RegisterScreenProps {
  state: AuthFormState & {
    /** Nobody may register here at present (A6). */
    closed?: boolean;
  };
  onRegister: (registration: Registration) => void;
  loginHref: string;
}

const BLANK: Registration = { name: '', email: '', phone_cc: 'GB', phone: '', password: '' };

function RegisterForm({ state, onRegister, loginHref }: RegisterScreenProps) {
  const [form, setForm] = useState(BLANK);
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const change = (part: Partial<Registration>) => {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) clear(field);
  };
  const submit = () => {
    if (!state.busy) onRegister(form);
  };
  return (
    <AuthForm
      formRef={formRef}
      title="Register as a coach"
      detail="Your players join with a code that you give them."
      back={{ href: loginHref, label: 'Back to login' }}
      alert={state.alert}
      onSubmit={submit}
    >
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        data-autofocus
        value={form.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <EmailField
        autoComplete="email"
        value={form.email}
        error={errorOf('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PhoneField
        label="Phone"
        description="Optional, for texts about changes on the day."
        phone_cc={form.phone_cc}
        phone={form.phone}
        error={errorOf('phone') ?? errorOf('phone_cc')}
        onChange={change}
      />
      <PasswordField
        label="Password"
        name="password"
        kind="new"
        description={PASSWORD_HELP}
        value={form.password}
        error={errorOf('password')}
        onChange={(password) => change({ password })}
      />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Register
      </Button>
    </AuthForm>
  );
}

/** A coach makes an account of their own (S1 §2 Register). */
export function RegisterScreen(props: RegisterScreenProps) {
  return (
    <AuthFrame form="long">
      {props.state.closed ? (
        <AuthForm
          title="Registration is closed"
          detail="New coaches cannot register here at the moment. If your club uses Fairway, ask them to add you."
          onSubmit={() => undefined}
        >
          <Button size="lg" fullWidth component={AppLink} href={props.loginHref}>
            Back to login
          </Button>
        </AuthForm>
      ) : (
        <RegisterForm {...props} />
      )}
    </AuthFrame>
  );
}
