import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AuthForm, AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { AddressFields } from '../../../components/AddressFields/AddressFields.tsx';
import { HoleProgress } from '../../../components/HoleProgress/HoleProgress.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { AccountFields } from './AccountFields.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { type StepProps, STEPS, titleOf } from './values.ts';
import type { OnboardingStepProps } from './view.ts';

const DETAILS: Partial<Record<number, string>> = {
  2: 'You sign in with these from now on.',
  3: 'For receipts, and for your coach to know where you come from.',
  4: 'What your coach sees of you.',
};

/** Steps 2 to 4: a form, the ball on its way above it. */
export function FormStep(props: OnboardingStepProps) {
  const { view, busy, errors, alert, onChange, onCode, onContinue, onBack, termsHref } = props;
  const { step, values } = view;
  const { formRef, errorOf, clear } = useServerErrors(errors);
  // Only here, and only until the step is left: a password is not kept anywhere.
  const [password, setPassword] = useState('');
  const change: StepProps['onChange'] = (part) => {
    for (const field of Object.keys(part)) clear(field);
    onChange(part);
  };
  const fields: StepProps = { values, onChange: change, errorOf, clear };
  const forms: Partial<Record<number, ReactNode>> = {
    2: (
      <AccountFields
        {...fields}
        coach={view.coach}
        known={view.known}
        password={password}
        onPassword={(next) => {
          clear('password');
          setPassword(next);
        }}
        onCode={onCode}
      />
    ),
    3: <AddressFields value={addressOf(values)} onChange={onChange} errorOf={errorOf} clear={clear} />,
    4: <DetailsFields {...fields} termsHref={termsHref} />,
  };
  const submit = () => {
    if (!busy) onContinue(step === 2 && password !== '' ? password : undefined);
  };
  const hasBack = step > (view.joined ? 3 : 1);
  return (
    <AuthFrame form="long">
      <HoleProgress step={step} count={STEPS.length} title={titleOf(step)} />
      <AuthForm
        formRef={formRef}
        title={titleOf(step)}
        detail={DETAILS[step]}
        back={hasBack ? { onClick: onBack, label: 'Back' } : undefined}
        alert={alert}
        onSubmit={submit}
      >
        {forms[step]}
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {step === 4 && !view.joined ? 'Create my account' : 'Continue'}
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}

const addressOf = ({
  address_line1,
  address_line2,
  address_city,
  address_postcode,
  address_county,
}: StepProps['values']) => ({ address_line1, address_line2, address_city, address_postcode, address_county });
