import { Button, Text } from '@mantine/core';
import { AuthForm } from '../../components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { AuthFormState } from '../../components/form.ts';
import { useTextForm } from '../../components/useTextForm.ts';

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
    <AuthForm title="Check your email" back={{ onClick: onAnother, label: 'Use another email' }}>
      <Text role="status" style={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        If <strong>{sentTo}</strong> has an account, a pin is on its way. It works for 30 minutes.
      </Text>
      <Button size="lg" fullWidth component={AppLink} href={resetHref}>
        Enter the pin
      </Button>
      <Button variant="subtle" fullWidth onClick={onAnother}>
        Use another email
      </Button>
    </AuthForm>
  );
}

function Ask({ state, onForgot, loginHref }: ForgotScreenProps) {
  const { formRef, ...form } = useTextForm({ initialValues: { email: state.sentTo ?? '' }, errors: state.errors });
  return (
    <AuthForm
      formRef={formRef}
      title="Forgotten password"
      detail="We’ll email you a pin so you can choose a new one."
      alert={state.alert}
      busy={state.busy}
      onSubmit={() => onForgot(form.values.email)}
    >
      <EmailField autoComplete="username" data-autofocus {...form.getInputProps('email')} />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Send password reset email
      </Button>
      <Button variant="subtle" fullWidth component={AppLink} href={loginHref}>
        Back to login
      </Button>
    </AuthForm>
  );
}

/** The way back in for whoever has forgotten their password. */
export function ForgotScreen(props: ForgotScreenProps) {
  const { sentTo } = props.state;
  return <AuthFrame form="short">{sentTo ? <Sent {...props} sentTo={sentTo} /> : <Ask {...props} />}</AuthFrame>;
}
