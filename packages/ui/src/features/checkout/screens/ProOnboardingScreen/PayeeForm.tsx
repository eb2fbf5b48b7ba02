import type { ProOnboarding } from '@fairway/contracts/checkout/payments';
import { BANK_LIMITS, IDENTITY_HINT, IDENTITY_TYPES } from '@fairway/contracts/checkout/limits';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Anchor, Button, Checkbox, FileInput, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { AddressFields, type AddressValue } from '../../../../kit/AddressFields/AddressFields.tsx';
import { BirthdayField } from '../../../../kit/BirthdayField/BirthdayField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { useReportDirty } from '../../../../hooks/useReportDirty.ts';
import { sortcodeText } from './sortcode.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

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

const toPayeeValues = (known: ProOnboarding): PayeeValues => ({
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

/** A part of a form under its heading. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Stack component="section">
      <Title order={2} fz="lg" fw={620} lh={1.5}>
        {title}
      </Title>
      {lead ? (
        <Text c="dimmed" mt={-8}>
          {lead}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}

/** Address, date of birth, bank account, proof of identity and terms. */
export function PayeeForm({ known, onSubmit, busy, errors, termsHref, onDirtyChange }: PayeeFormProps) {
  const { formRef, ...form } = useServerForm<PayeeValues>({ initialValues: toPayeeValues(known), errors });
  const { values, getError, clearFieldError, changeFields } = form;
  // What is on its way to the server is no longer a change that could be lost.
  useReportDirty(form.isDirty() && !busy, onDirtyChange);
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSubmit(values)}>
      <Stack gap="xl">
        <Section title="Your address">
          <AddressFields value={values} onChange={changeFields} getError={getError} clear={clearFieldError} />
          <BirthdayField
            value={values.dob}
            onChange={(dob) => form.setFieldValue('dob', dob)}
            error={getError('dob')}
          />
        </Section>
        <Section
          title="Your bank account"
          lead="Where your players’ payments are sent. Sent straight to our payment provider. We only keep the last four digits."
        >
          {known.account_last4 ? (
            <Notice tone="info">{`The account ending ${known.account_last4} is on file. Enter it again, or another one.`}</Notice>
          ) : null}
          <TextInput
            label="Name on the account"
            autoComplete="name"
            maxLength={250}
            {...form.getInputProps('account_name')}
          />
          <Group align="flex-start" gap="sm" grow preventGrowOverflow={false} wrap="nowrap">
            <TextInput
              label="Sort code"
              name="sortcode"
              inputMode="numeric"
              autoComplete="off"
              placeholder="00-00-00"
              className="tabular"
              value={sortcodeText(values.sortcode)}
              error={getError('sortcode')}
              onChange={(event) => {
                const digits = event.currentTarget.value.replace(/\D/g, '');
                form.setFieldValue('sortcode', digits.slice(0, BANK_LIMITS.sortcode));
              }}
            />
            <TextInput
              label="Account number"
              inputMode="numeric"
              autoComplete="off"
              placeholder="8 digits"
              className="tabular"
              maxLength={BANK_LIMITS.accountno}
              {...form.getInputProps('accountno')}
            />
          </Group>
        </Section>
        <Section title="Proof of identity" lead="A passport or driving licence. You can add it later.">
          <FileInput
            label="Passport or driving licence (optional)"
            description={IDENTITY_HINT}
            placeholder="Choose a file"
            accept={IDENTITY_TYPES.join(',')}
            leftSection={<Icon of={IconId} size={20} />}
            clearable
            clearButtonProps={{ 'aria-label': 'Remove the file' }}
            value={values.identity}
            error={getError('identity')}
            data-field="identity"
            onChange={(identity) => form.setFieldValue('identity', identity)}
          />
        </Section>
        <Checkbox
          name="tos"
          size="md"
          checked={values.tos}
          error={getError('tos')}
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
          onChange={(event) => form.setFieldValue('tos', event.currentTarget.checked)}
        />
        <ActionBar>
          <Button type="submit" size="lg" loading={busy}>
            {known.step === 1 ? 'Continue' : 'Save details'}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
