import { Button } from '@mantine/core';
import { AuthForm } from '../../components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { PinField } from '../../../../kit/PinField/PinField.tsx';
import type { AuthFormState } from '../../components/form.ts';
import { useTextForm } from '../../components/useTextForm.ts';

export interface ResetScreenProps {
  state: AuthFormState & { email: string };
  onReset: (reset: { password_reset_token: string; password: string }) => void;
  homeHref: string;
}

/** The pin of the mail and a new password. The address stands as the link brought it. */
export function ResetScreen({ state, onReset, homeHref }: ResetScreenProps) {
  const { formRef, ...form } = useTextForm({
    initialValues: { password_reset_token: '', password: '' },
    errors: state.errors,
  });
  return (
    <AuthFrame form="long">
      <AuthForm
        formRef={formRef}
        title="Reset password"
        alert={state.alert}
        busy={state.busy}
        onSubmit={() => onReset(form.values)}
      >
        <EmailField
          autoComplete="username"
          readOnly
          styles={{ input: { background: 'var(--app-surface-quiet)', textOverflow: 'ellipsis' } }}
          value={state.email}
          error={form.getError('email')}
        />
        <PinField
          label="Reset pin"
          description="The six digits in our email."
          focusFirst
          {...form.getInputProps('password_reset_token')}
        />
        <PasswordField
          label="New password"
          kind="new"
          description={PASSWORD_HELP}
          {...form.getInputProps('password')}
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
