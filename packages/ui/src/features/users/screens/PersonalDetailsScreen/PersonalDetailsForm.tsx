import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { CURRENCIES } from '@fairway/contracts/checkout/currencies';
import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { BirthdayField } from '../../../../kit/BirthdayField/BirthdayField.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { zoneOptions } from '../../../../format/timezones.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { type DetailField, type Details, type DetailsChange, findChanges, isAnotherEmail, toTexts } from './form.ts';

export interface PersonalDetailsFormProps {
  type: UserType;
  saved: Details;
  /** While a guardian acts for a child the address stays as it is, if there is any. */
  isEmailFixed?: boolean;
  /** Another email comes with the password. */
  onSave: (changes: DetailsChange) => void;
  /** Counts the saves: after one the fields hold what is kept, a phone number as it is written there. */
  saves?: number;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** The tile that stands for no answer: its field is blank. */
const NONE = 'none';
/** 2 to 15 in halves. */
const SHOES = Array.from({ length: 27 }, (_, step) => `${2 + step / 2}`);

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));

const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: NONE, label: 'Prefer not to say' },
];
const HANDS = [
  { value: 'right', label: 'Right' },
  { value: 'left', label: 'Left' },
  { value: NONE, label: 'Prefer not to say' },
];

export function PersonalDetailsForm({
  type,
  saved,
  isEmailFixed,
  onSave,
  saves,
  busy,
  errors,
  onDirtyChange,
}: PersonalDetailsFormProps) {
  const { formRef, ...form } = useServerForm({
    initialValues: { ...toTexts(saved), current_password: '' },
    saves,
    errors,
    onDirtyChange,
  });
  const { current_password, ...typed } = form.values;
  const wantsPassword = isAnotherEmail(typed, saved) || form.getError('current_password') !== undefined;
  const save = () => {
    form.noteSent();
    onSave({ ...findChanges(typed, saved), ...(wantsPassword ? { current_password } : {}) });
  };
  const now = useNow();
  // Four hundred zones are worked out once: clocks seldom change while somebody looks.
  const [zones] = useState(() => zoneOptions(now, saved.timezone));
  const field = (name: DetailField) => form.getInputProps(name);
  const tiles = (name: 'gender' | 'handed') => ({
    ...field(name),
    value: typed[name] || NONE,
    onChange: (value: string) => form.setFieldValue(name, value === NONE ? '' : value),
  });
  return (
    <Form ref={formRef} busy={busy} onSubmit={save}>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="lg">
          <TextInput label="First name" autoComplete="given-name" maxLength={100} {...field('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" maxLength={100} {...field('last_name')} />
        </SimpleGrid>
        {isEmailFixed ? null : (
          <EmailField autoComplete="email" maxLength={254} description="You use it to log in." {...field('email')} />
        )}
        {wantsPassword ? (
          <PasswordField
            label="Your password"
            description="To keep your account safe. We’ll send a pin to the new email."
            {...form.getInputProps('current_password')}
          />
        ) : null}
        <TextInput
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          description="Include the country code if it is not a UK number."
          {...field('phone')}
        />
        {type === 'admin' ? null : (
          <>
            <BirthdayField {...field('dob')} />
            <RadioTiles label="Gender" columns={3} options={GENDERS} {...tiles('gender')} />
            <RadioTiles label="Handed" columns={3} options={HANDS} {...tiles('handed')} />
            <NativeSelect
              label="Shoe size"
              data={[{ value: '', label: 'Prefer not to say' }, ...SHOES]}
              {...field('shoe')}
            />
          </>
        )}
        <NativeSelect
          label="Time zone"
          description={type === 'pro' ? 'For your diary and lesson times.' : undefined}
          data={zones}
          {...field('timezone')}
        />
        {type === 'pro' ? (
          <NativeSelect
            label="Currency"
            description="For your prices."
            data={CURRENCY_OPTIONS}
            {...field('currency')}
          />
        ) : null}
        <ActionBar>
          <Button type="submit" loading={busy}>
            Save details
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
