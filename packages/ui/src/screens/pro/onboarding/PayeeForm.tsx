import { BANK_LIMITS, IDENTITY_HINT, IDENTITY_TYPES, type ProOnboarding } from '@fairway/contracts/payments';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Anchor, Button, Checkbox, FileInput, TextInput } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { AddressFields, type AddressValue } from '../../../components/AddressFields/AddressFields.tsx';
import { BirthdayField } from '../../../components/BirthdayField/BirthdayField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './ProOnboarding.module.css';
import { sortcodeText } from './sortcode.ts';

/** Step 1 as it is sent. */
export interface PayeeValues extends AddressValue {
  dob: string;
  account_name: string;
  sortcode: string;
  accountno: string;
  tos: boolean;
  /** A proof of identity; null when none was chosen. */
  identity: File | null;
}

export interface PayeeFormProps {
  known: ProOnboarding;
  onSubmit: (values: PayeeValues) => void;
  busy?: boolean;
  errors?: FieldErrors;
  termsHref?: string | null;
  onDirtyChange?: (dirty: boolean) => void;
}

const valuesOf = (known: ProOnboarding): PayeeValues => ({
  address_line1: known.address_line1 ?? '',
  address_line2: known.address_line2 ?? '',
  address_city: known.address_city ?? '',
  address_postcode: known.address_postcode ?? '',
  address_county: known.address_county ?? '',
  dob: known.dob ?? '',
  account_name: '',
  sortcode: '',
  accountno: '',
  tos: false,
  identity: null,
});

function Group({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}

/** Address, date of birth, bank account, proof of identity and terms (S2 §3, §5). */
export function PayeeForm({ known, onSubmit, busy, errors, termsHref, onDirtyChange }: PayeeFormProps) {
  const [values, setValues] = useState(() => valuesOf(known));
  const [changed, setChanged] = useState(false);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  useTellDirty(changed && !busy, onDirtyChange);
  const change = (patch: Partial<PayeeValues>) => {
    for (const field of Object.keys(patch)) clear(field);
    setChanged(true);
    setValues((before) => ({ ...before, ...patch }));
  };
  const text = (field: 'account_name' | 'accountno') => ({
    name: field,
    value: values[field],
    error: errorOf(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSubmit(values)}>
      <Group title="Your address">
        <AddressFields value={values} onChange={(address) => change(address)} errorOf={errorOf} clear={clear} />
        <BirthdayField value={values.dob} onChange={(dob) => change({ dob })} error={errorOf('dob')} />
      </Group>
      <Group
        title="Your bank account"
        lead="Where your players’ payments are sent. It goes straight to our payment provider; we keep the last four digits."
      >
        {known.account_last4 ? (
          <Notice tone="info">{`The account ending ${known.account_last4} is on file. Enter it again, or another one.`}</Notice>
        ) : null}
        <TextInput label="Name on the account" autoComplete="name" maxLength={250} {...text('account_name')} />
        <div className={classes.pair}>
          <TextInput
            label="Sort code"
            name="sortcode"
            inputMode="numeric"
            autoComplete="off"
            placeholder="00-00-00"
            className="tabular"
            value={sortcodeText(values.sortcode)}
            error={errorOf('sortcode')}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '');
              change({ sortcode: digits.slice(0, BANK_LIMITS.sortcode) });
            }}
          />
          <TextInput
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
            placeholder="8 digits"
            className="tabular"
            maxLength={BANK_LIMITS.accountno}
            {...text('accountno')}
          />
        </div>
      </Group>
      <Group
        title="Proof of identity"
        lead="A passport or driving licence. You can add it later if you have none at hand."
      >
        <FileInput
          label="Passport or driving licence (optional)"
          description={IDENTITY_HINT}
          placeholder="Choose a file"
          accept={IDENTITY_TYPES.join(',')}
          leftSection={<Icon of={IconId} size={20} />}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          value={values.identity}
          error={errorOf('identity')}
          data-field="identity"
          onChange={(identity) => change({ identity })}
        />
      </Group>
      <Checkbox
        name="tos"
        size="md"
        checked={values.tos}
        error={errorOf('tos')}
        label={
          termsHref ? (
            <>
              I accept the{' '}
              <Anchor href={termsHref} target="_blank" rel="noreferrer">
                terms and conditions
              </Anchor>
            </>
          ) : (
            'I accept the terms and conditions'
          )
        }
        onChange={(event) => change({ tos: event.currentTarget.checked })}
      />
      <ActionBar>
        <Button type="submit" size="lg" loading={busy}>
          {known.step === 1 ? 'Continue' : 'Save details'}
        </Button>
      </ActionBar>
    </Form>
  );
}
