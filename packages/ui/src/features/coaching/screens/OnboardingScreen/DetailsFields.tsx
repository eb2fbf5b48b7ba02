import { Anchor, Checkbox, SimpleGrid } from '@mantine/core';
import { BirthdayField } from '../../../../kit/BirthdayField/BirthdayField.tsx';
import { PhoneField } from '../../../../kit/PhoneField/PhoneField.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { NameField } from '../../components/NameField.tsx';
import { Stance } from './Stance.tsx';
import type { OnboardingValues, StepProps } from './types.ts';

const NO_ANSWER = 'none';

/** Step 4: who somebody is, how they play, and that they accept the terms. */
export function DetailsFields({
  values,
  onChange,
  getError,
  termsHref,
}: StepProps & { termsHref: string | undefined }) {
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        <NameField name="first_name" value={values.first_name} error={getError('first_name')} onChange={onChange} />
        <NameField name="last_name" value={values.last_name} error={getError('last_name')} onChange={onChange} />
      </SimpleGrid>
      <PhoneField
        label="Phone"
        description="For texts about last-minute changes."
        phone_cc={values.phone_cc}
        phone={values.phone}
        error={getError('phone') ?? getError('phone_cc')}
        onChange={onChange}
      />
      <BirthdayField value={values.dob} onChange={(dob) => onChange({ dob })} error={getError('dob')} />
      <RadioTiles
        label="Gender"
        name="gender"
        columns={3}
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
          { value: NO_ANSWER, label: 'Prefer not to say' },
        ]}
        value={values.gender === '' ? NO_ANSWER : values.gender}
        onChange={(gender) => onChange({ gender: (gender === NO_ANSWER ? '' : gender) as OnboardingValues['gender'] })}
        error={getError('gender')}
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
        error={getError('handed')}
      />
      <Checkbox
        name="tos"
        size="md"
        styles={{
          body: { alignItems: 'flex-start', minHeight: 'var(--app-tap)' },
          inner: { marginTop: '0.625rem' },
          label: { paddingBlock: '0.625rem' },
        }}
        checked={values.tos}
        error={getError('tos')}
        onChange={(event) => onChange({ tos: event.currentTarget.checked })}
        label={
          <>
            I accept the{' '}
            {termsHref ? (
              <Anchor inherit fw={560} underline="always" href={termsHref} target="_blank" rel="noreferrer">
                terms of Fairway
              </Anchor>
            ) : (
              'terms of Fairway'
            )}
          </>
        }
      />
    </>
  );
}
