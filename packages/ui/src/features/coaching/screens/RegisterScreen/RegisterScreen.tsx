import { Button, TextInput } from '@mantine/core';
import { AuthForm } from '../../../auth/components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../../kit/PhoneField/PhoneField.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import type { AuthFormState } from '../../../auth/components/form.ts';

interface Registration {
  name: string;
  email: string;
  phone_cc: string;
  phone: string;
  password: string;
}

export interface RegisterScreenProps {
  state: AuthFormState & {
    /** Nobody may register here at present. */
    closed?: boolean;
  };
  onRegister: (registration: Registration) => void;
  loginHref: string;
}

const BLANK: Registration = { name: '', email: '', phone_cc: 'GB', phone: '', password: '' };

function RegisterForm({ state, onRegister, loginHref }: RegisterScreenProps) {
  const { formRef, ...form } = useServerForm({ initialValues: BLANK, errors: state.errors });
  return (
    <AuthForm
      formRef={formRef}
      title="Register as a coach"
      detail="Your players join with a code that you give them."
      back={{ href: loginHref, label: 'Back to login' }}
      alert={state.alert}
      busy={state.busy}
      onSubmit={() => onRegister(form.values)}
    >
      <TextInput label="Name" autoComplete="name" data-autofocus {...form.getInputProps('name')} />
      <EmailField autoComplete="email" {...form.getInputProps('email')} />
      <PhoneField
        label="Phone"
        description="Optional. For texts about last-minute changes."
        phone_cc={form.values.phone_cc}
        phone={form.values.phone}
        error={form.getError('phone') ?? form.getError('phone_cc')}
        onChange={form.changeFields}
      />
      <PasswordField label="Password" kind="new" description={PASSWORD_HELP} {...form.getInputProps('password')} />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Register
      </Button>
    </AuthForm>
  );
}

/** A coach makes an account of their own. */
export function RegisterScreen(props: RegisterScreenProps) {
  return (
    <AuthFrame form="long">
      {props.state.closed ? (
        <AuthForm
          title="Registration is closed"
          detail="New coaches cannot register at the moment. If your club uses Fairway, ask them to add you."
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
