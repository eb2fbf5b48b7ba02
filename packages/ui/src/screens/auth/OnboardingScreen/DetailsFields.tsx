import { Checkbox, TextInput } from '@mantine/core';
import { BirthdayField } from '../../../components/BirthdayField/BirthdayField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { Stance } from './Stance.tsx';
import classes from './OnboardingScreen.module.css';
import type { OnboardingValues, StepProps } from './values.ts';

const NAME_MAX = 100;
const NO_ANSWER = 'none';

/** Step 4: who somebody is, how they play, and that they accept the terms. */
export function DetailsFields({ values, onChange, errorOf, termsHref }: StepProps & { termsHref: string | undefined }) {
  const name = (field: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <TextInput
      label={label}
      name={field}
      autoComplete={autoComplete}
      autoCapitalize="words"
      maxLength={NAME_MAX}
      value={values[field]}
      error={errorOf(field)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <div className={classes.pair}>
        {name('first_name', 'First name', 'given-name')}
        {name('last_name', 'Last name', 'family-name')}
      </div>
      <PhoneField
        label="Phone"
        description="For texts about changes to a lesson on the day."
        phone_cc={values.phone_cc}
        phone={values.phone}
        error={errorOf('phone') ?? errorOf('phone_cc')}
        onChange={onChange}
      />
      <BirthdayField value={values.dob} onChange={(dob) => onChange({ dob })} error={errorOf('dob')} />
      <RadioTiles
        label="Gender"
        name="gender"
        columns={3}
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
          { value: NO_ANSWER, label: 'No answer' },
        ]}
        value={values.gender === '' ? NO_ANSWER : values.gender}
        onChange={(gender) => onChange({ gender: (gender === NO_ANSWER ? '' : gender) as OnboardingValues['gender'] })}
        error={errorOf('gender')}
      />
      <RadioTiles
        label="How do you play?"
        name="handed"
        columns={2}
        options={[
          { value: 'right', label: <Stance handed="right" />, spoken: 'Right-handed' },
          { value: 'left', label: <Stance handed="left" />, spoken: 'Left-handed' },
        ]}
        value={values.handed === '' ? null : values.handed}
        onChange={(handed) => onChange({ handed: handed as OnboardingValues['handed'] })}
        error={errorOf('handed')}
      />
      <Checkbox
        name="tos"
        size="md"
        classNames={{ body: classes.terms, inner: classes.termsInner, label: classes.termsLabel }}
        checked={values.tos}
        error={errorOf('tos')}
        onChange={(event) => onChange({ tos: event.currentTarget.checked })}
        label={
          <>
            I accept the{' '}
            {termsHref ? (
              <a href={termsHref} target="_blank" rel="noreferrer">
                terms of Fairway
              </a>
            ) : (
              'terms of Fairway'
            )}
          </>
        }
      />
    </>
  );
}
