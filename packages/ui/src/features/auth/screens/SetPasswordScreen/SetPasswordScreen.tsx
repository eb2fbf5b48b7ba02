import { Button } from '@mantine/core';
import { AuthForm } from '../../components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import type { AuthFormState } from '../../components/form.ts';
import { useTextForm } from '../../components/useTextForm.ts';

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
  const { formRef, ...form } = useTextForm({
    initialValues: { password: '', password_confirmation: '' },
    errors: state.errors,
  });
  return (
    <AuthForm
      formRef={formRef}
      title="Welcome to Fairway"
      detail="Choose a password to finish."
      alert={state.alert}
      busy={state.busy}
      onSubmit={() => onSet(form.values)}
    >
      <PasswordField
        label="Password"
        kind="new"
        description={PASSWORD_HELP}
        focusFirst
        {...form.getInputProps('password')}
      />
      <PasswordField label="Repeat password" kind="new" {...form.getInputProps('password_confirmation')} />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Set password
      </Button>
    </AuthForm>
  );
}

/** The first password of somebody whom an admin has added. */
export function SetPasswordScreen(props: SetPasswordScreenProps) {
  return (
    <AuthFrame form="short">
      {props.state.over ? (
        <AuthForm
          title="This link no longer works"
          detail="It works once, for 7 days. We can email you a pin instead, so you can choose your password."
        >
          <Button size="lg" fullWidth component={AppLink} href={props.forgottenHref}>
            Email me a pin
          </Button>
        </AuthForm>
      ) : (
        <SetPasswordForm {...props} />
      )}
    </AuthFrame>
  );
}
