import type { UserType } from '@fairway/contracts/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { CURRENCIES } from '@fairway/contracts/currencies';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { BirthdayField } from '../../../components/BirthdayField/BirthdayField.tsx';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { zoneOptions } from '../../../format/timezones.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import { changesOf, differs, textsOf, type DetailField, type Details } from './details.ts';
import classes from './PersonalDetailsForm.module.css';

export interface PersonalDetailsFormProps {
  type: UserType;
  saved: Details;
  onSave: (changes: Partial<Details>) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** The tile that stands for no answer: its field is blank. */
const NONE = 'none';
/** 2 to 15 in halves (S1 §3). */
const SHOES = Array.from({ length: 27 }, (_, step) => `${2 + step / 2}`);

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));

const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: NONE, label: 'No answer' },
];
const HANDS = [
  { value: 'right', label: 'Right' },
  { value: 'left', label: 'Left' },
  { value: NONE, label: 'No answer' },
];

export function PersonalDetailsForm({ type, saved, onSave, busy, errors, onDirtyChange }: PersonalDetailsFormProps) {
  const [typed, setTyped] = useState(() => textsOf(saved));
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const now = useNow();
  // Four hundred zones are worked out once: clocks seldom change while somebody looks.
  const [zones] = useState(() => zoneOptions(now, saved.timezone));
  useTellDirty(differs(typed, saved), onDirtyChange);
  const change = (field: DetailField, value: string) => {
    clear(field);
    setTyped((before) => ({ ...before, [field]: value }));
  };
  const field = (name: DetailField) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  const tiles = (name: 'gender' | 'handed') => ({
    name,
    value: typed[name] || NONE,
    error: errorOf(name),
    onChange: (value: string) => change(name, value === NONE ? '' : value),
  });
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSave(changesOf(typed, saved))}>
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" maxLength={100} {...field('first_name')} />
        <TextInput label="Last name" autoComplete="family-name" maxLength={100} {...field('last_name')} />
      </div>
      <EmailField autoComplete="email" maxLength={254} description="You sign in with it." {...field('email')} />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        description="With its country code when it is from abroad."
        {...field('phone')}
      />
      {type === 'admin' ? null : (
        <>
          <BirthdayField value={typed.dob} onChange={(dob) => change('dob', dob)} error={errorOf('dob')} />
          <RadioTiles label="Gender" columns={3} options={GENDERS} {...tiles('gender')} />
          <RadioTiles label="Handed" columns={3} options={HANDS} {...tiles('handed')} />
          <NativeSelect label="Shoe size" data={[{ value: '', label: 'No answer' }, ...SHOES]} {...field('shoe')} />
        </>
      )}
      <NativeSelect
        label="Time zone"
        description={type === 'pro' ? 'Your diary and your lessons follow its clock.' : undefined}
        data={zones}
        {...field('timezone')}
      />
      {type === 'pro' ? (
        <NativeSelect
          label="Currency"
          description="Your prices are in it."
          data={CURRENCY_OPTIONS}
          {...field('currency')}
        />
      ) : null}
      <ActionBar>
        <Button type="submit" loading={busy}>
          Save details
        </Button>
      </ActionBar>
    </Form>
  );
}
