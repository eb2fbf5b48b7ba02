import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { BirthdayField } from '../../../../kit/BirthdayField/BirthdayField.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { LEVELS } from './levels.ts';
import { toUserInput, type UserInput, type UserValues } from './form.ts';

export interface UserFormProps {
  saved: UserValues;
  /** The levels to choose from; none where the level stays as it is. */
  levels: UserType[];
  /** The address is changed elsewhere, if at all. */
  isEmailFixed?: boolean;
  submitLabel: string;
  /** Counts the saves, where the form stays after one. */
  saves?: number;
  onSubmit: (input: UserInput) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const NONE = 'none';
/** 2 to 15 in halves. */
const SHOES = Array.from({ length: 27 }, (_, step) => `${2 + step / 2}`);

/** Who somebody is and how they are reached; for coaches and players also how they play. */
export function UserForm(props: UserFormProps) {
  const { saved, levels, isEmailFixed = false, submitLabel, saves, onSubmit, busy, errors, onDirtyChange } = props;
  const { formRef, ...form } = useServerForm({ initialValues: saved, saves, errors, onDirtyChange });
  const save = () => {
    form.noteSent();
    onSubmit(toUserInput(form.values));
  };
  const text = (field: 'first_name' | 'last_name' | 'email' | 'phone') => ({
    autoComplete: 'off' as const,
    ...form.getInputProps(field),
  });
  const choice = (field: 'gender' | 'handed') => ({
    ...form.getInputProps(field),
    value: form.values[field] || NONE,
    onChange: (value: string) => form.changeFields({ [field]: value === NONE ? '' : value }),
  });
  return (
    <Form ref={formRef} busy={busy} onSubmit={save}>
      <Stack gap={20}>
        {levels.length > 0 ? (
          <RadioTiles
            label="Type"
            columns={levels.length}
            options={levels.map((level) => ({ value: level, label: LEVELS[level] }))}
            {...form.getInputProps('type')}
          />
        ) : null}
        {isEmailFixed ? null : <EmailField maxLength={254} {...text('email')} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={20}>
          <TextInput label="First name" autoCapitalize="words" maxLength={100} {...text('first_name')} />
          <TextInput label="Last name" autoCapitalize="words" maxLength={100} {...text('last_name')} />
        </SimpleGrid>
        <TextInput
          label="Phone"
          type="tel"
          inputMode="tel"
          maxLength={32}
          description="Include the country code if it is not a UK number: +353 1 234 5678."
          {...text('phone')}
        />
        {form.values.type === 'admin' ? null : (
          <>
            <BirthdayField {...form.getInputProps('dob')} />
            <RadioTiles
              label="Gender"
              columns={3}
              options={[
                { value: 'female', label: 'Female' },
                { value: 'male', label: 'Male' },
                { value: NONE, label: 'Not known' },
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
              data={[{ value: '', label: 'Not known' }, ...SHOES]}
              {...form.getInputProps('shoe')}
            />
          </>
        )}
        <ActionBar>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
