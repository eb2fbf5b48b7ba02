import { Button } from '@mantine/core';
import { AuthForm } from '../../components/AuthFrame/AuthForm.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import type { AuthFormState } from '../../components/form.ts';
import { useTextForm } from '../../components/useTextForm.ts';

export interface LoginFormProps {
  state: AuthFormState;
  onLogin: (credentials: { email: string; password: string }) => void;
  onBack: () => void;
  forgottenHref?: string;
}

/** Email and password. */
export function LoginForm({ state, onLogin, onBack, forgottenHref }: LoginFormProps) {
  const { formRef, ...form } = useTextForm({ initialValues: { email: '', password: '' }, errors: state.errors });
  return (
    <AuthForm
      formRef={formRef}
      title="Welcome back"
      back={{ onClick: onBack, label: 'Back' }}
      alert={state.alert}
      busy={state.busy}
      onSubmit={() => onLogin(form.values)}
    >
      <EmailField autoComplete="username" data-autofocus {...form.getInputProps('email')} />
      <PasswordField label="Password" {...form.getInputProps('password')} />
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
