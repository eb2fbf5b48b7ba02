import { Button } from '@mantine/core';
import { AuthForm } from '../../components/AuthFrame/AuthForm.tsx';
import { PinField } from '../../../../kit/PinField/PinField.tsx';
import type { AuthFormState } from '../../components/form.ts';
import { useTextForm } from '../../components/useTextForm.ts';

export interface TokenFormProps {
  state: AuthFormState;
  onToken: (token: string) => void;
  onBack: () => void;
}

/** The code of a coach or of an invitation, on the way to signing up. */
export function TokenForm({ state, onToken, onBack }: TokenFormProps) {
  const { formRef, ...form } = useTextForm({ initialValues: { token: '' }, errors: state.errors });
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
      onSubmit={() => send(form.values.token)}
    >
      <PinField label="6-character code" letters {...form.getInputProps('token')} onComplete={send} />
      <Button type="submit" size="lg" fullWidth loading={state.busy}>
        Continue
      </Button>
    </AuthForm>
  );
}
