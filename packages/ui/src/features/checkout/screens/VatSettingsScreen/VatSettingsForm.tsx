import type { OwnSettings } from '@fairway/contracts/users/settings';
import { toVatNumber } from '@fairway/contracts/users/vat-number';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, NumberInput, Stack, TextInput } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export type VatSettings = Pick<OwnSettings, 'vat_number' | 'vat_rate'>;

export interface VatSettingsFormProps {
  saved: VatSettings;
  onSave: (settings: VatSettings) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** The standard rate of the United Kingdom, proposed to whoever has none yet. */
const USUAL_RATE = 20;

/** Whether a coach is registered for VAT, and with which number and rate. */
export function VatSettingsForm({ saved, onSave, busy, errors, onDirtyChange }: VatSettingsFormProps) {
  const { formRef, ...form } = useServerForm<{
    registered: boolean;
    vat_number: string;
    vat_rate: number | string;
  }>({
    initialValues: {
      registered: saved.vat_number !== null,
      vat_number: saved.vat_number ?? '',
      vat_rate: saved.vat_rate ?? USUAL_RATE,
    },
    errors,
    onDirtyChange,
  });
  const { registered, vat_number, vat_rate } = form.values;
  const save = () => {
    if (!registered) return onSave({ vat_number: null, vat_rate: null });
    // As it will be kept: what was typed with blanks would look unsaved afterwards.
    const written = toVatNumber(vat_number);
    form.setFieldValue('vat_number', written ?? '');
    onSave({ vat_number: written, vat_rate: vat_rate === '' ? null : Number(vat_rate) });
  };
  return (
    <Form ref={formRef} busy={busy} onSubmit={save}>
      <Stack gap="lg">
        <ListCard label="VAT">
          <ToggleRow
            label="Registered for VAT"
            detail={
              registered
                ? 'New receipts show your number and the VAT in each price'
                : 'Your receipts say “Not VAT registered”'
            }
            checked={registered}
            onChange={(checked) => form.setFieldValue('registered', checked)}
          />
        </ListCard>
        {registered ? (
          <>
            <TextInput
              label="VAT number"
              description="Your UK number, such as GB 980 7806 84."
              required
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.getInputProps('vat_number')}
            />
            <NumberInput
              label="VAT rate"
              description="In whole or half percent. Your prices already include it."
              required
              min={0}
              max={100}
              step={0.5}
              decimalScale={1}
              suffix="%"
              hideControls
              {...form.getInputProps('vat_rate')}
            />
          </>
        ) : null}
        <Notice>
          Receipts show your name, your email and the address you gave for payouts. A change counts for new receipts;
          earlier ones stay as they are.
        </Notice>
        <ActionBar>
          <Button type="submit" loading={busy}>
            Save VAT details
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
