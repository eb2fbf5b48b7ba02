import type { UserType } from '@fairway/contracts/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { BirthdayField } from '../../../components/BirthdayField/BirthdayField.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import { LEVELS } from './levels.ts';
import classes from './UserForm.module.css';
import { differs, inputOf, type UserInput, type UserValues } from './userValues.ts';

export interface UserFormProps {
  saved: UserValues;
  /** The levels to choose from; none where the level stays as it is. */
  levels: UserType[];
  submitLabel: string;
  onSubmit: (input: UserInput) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const NONE = 'none';
/** 2 to 15 in halves (S1 §3). */
const SHOES = Array.from({ length: 27 }, (_, step) => `${2 + step / 2}`);

/** Who somebody is and how they are reached; for pros and players also how they play (S1 §2 AdminPlayerAdd). */
export function UserForm({ saved, levels, submitLabel, onSubmit, busy, errors, onDirtyChange }: UserFormProps) {
  const [values, setValues] = useState(saved);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  useTellDirty(differs(values, saved), onDirtyChange);
  const change = (part: Partial<UserValues>) => {
    setValues((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) clear(field);
  };
  const text = (field: 'first_name' | 'last_name' | 'email' | 'phone') => ({
    name: field,
    autoComplete: 'off' as const,
    value: values[field],
    error: errorOf(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [field]: event.currentTarget.value }),
  });
  const choice = <Field extends 'gender' | 'handed'>(field: Field) => ({
    name: field,
    value: values[field] === '' ? NONE : values[field],
    onChange: (value: string) => change({ [field]: value === NONE ? '' : value }),
    error: errorOf(field),
  });
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSubmit(inputOf(values))}>
      {levels.length > 0 ? (
        <RadioTiles
          label="Type"
          name="type"
          columns={levels.length}
          options={levels.map((level) => ({ value: level, label: LEVELS[level] }))}
          value={values.type}
          onChange={(type) => change({ type: type as UserType })}
          error={errorOf('type')}
        />
      ) : null}
      <EmailField maxLength={254} {...text('email')} />
      <div className={classes.pair}>
        <TextInput label="First name" autoCapitalize="words" maxLength={100} {...text('first_name')} />
        <TextInput label="Last name" autoCapitalize="words" maxLength={100} {...text('last_name')} />
      </div>
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        maxLength={32}
        description="With its country code when it is from abroad: +353 1 234 5678."
        {...text('phone')}
      />
      {values.type === 'admin' ? null : (
        <>
          <BirthdayField value={values.dob} onChange={(dob) => change({ dob })} error={errorOf('dob')} />
          <RadioTiles
            label="Gender"
            columns={3}
            options={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
              { value: NONE, label: 'No answer' },
            ]}
            {...choice('gender')}
          />
          <RadioTiles
            label="Handed"
            columns={3}
            options={[
              { value: 'right', label: 'Right' },
              { value: 'left', label: 'Left' },
              { value: NONE, label: 'Not known' },
            ]}
            {...choice('handed')}
          />
          <NativeSelect
            label="Shoe size"
            name="shoe"
            data={[{ value: '', label: 'Not known' }, ...SHOES]}
            value={values.shoe}
            error={errorOf('shoe')}
            onChange={(event) => change({ shoe: event.currentTarget.value })}
          />
        </>
      )}
      <ActionBar>
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </ActionBar>
    </Form>
  );
}
