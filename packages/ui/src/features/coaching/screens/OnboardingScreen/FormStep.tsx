import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AuthForm } from '../../../auth/components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { AddressFields } from '../../../../kit/AddressFields/AddressFields.tsx';
import { HoleProgress } from '../../../../kit/HoleProgress/HoleProgress.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { AccountFields } from './AccountFields.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { getStepTitle, STEPS } from './text.ts';
import type { OnboardingStepProps, StepProps } from './types.ts';

const DETAILS: Partial<Record<number, string>> = {
  2: 'You’ll use these to log in.',
  3: 'For your receipts and your coach.',
  4: 'Your coach can see these.',
};

/** Steps 2 to 4: a form, the ball on its way above it. */
export function FormStep(props: OnboardingStepProps) {
  const { view, busy, errors, alert, onChange, onCode, onContinue, onBack, termsHref } = props;
  const { step, values } = view;
  // Of what is typed the password alone is held here, until the step is left: it is not kept anywhere.
  const { formRef, ...form } = useServerForm({ initialValues: { password: '' }, errors });
  const { getError } = form;
  const clear = (field: string) => form.clearFieldError(field);
  const change: StepProps['onChange'] = (part) => {
    for (const field of Object.keys(part)) clear(field);
    onChange(part);
  };
  const fields: StepProps = { values, onChange: change, getError, clear };
  const forms: Partial<Record<number, ReactNode>> = {
    2: (
      <AccountFields
        {...fields}
        coach={view.coach}
        known={view.known}
        password={form.getInputProps('password')}
        onCode={onCode}
      />
    ),
    3: <AddressFields value={pickAddress(values)} onChange={onChange} getError={getError} clear={clear} />,
    4: <DetailsFields {...fields} termsHref={termsHref} />,
  };
  const { password } = form.values;
  const hasBack = step > (view.joined ? 3 : 1);
  return (
    <AuthFrame form="long">
      <HoleProgress step={step} count={STEPS.length} title={getStepTitle(step)} />
      <AuthForm
        formRef={formRef}
        title={getStepTitle(step)}
        detail={DETAILS[step]}
        back={hasBack ? { onClick: onBack, label: 'Back' } : undefined}
        alert={alert}
        busy={busy}
        onSubmit={() => onContinue(step === 2 && password !== '' ? password : undefined)}
      >
        {forms[step]}
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {step === 4 && !view.joined ? 'Create my account' : 'Continue'}
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}

const pickAddress = ({
  address_line1,
  address_line2,
  address_city,
  address_postcode,
  address_county,
}: StepProps['values']) => ({ address_line1, address_line2, address_city, address_postcode, address_county });
