import { OFFER_LIMITS } from '@fairway/contracts/constants';
import type { Offer } from '@fairway/contracts/offers/offers';
import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import type { ImageUploadProps } from '../../../../kit/ImageUpload/ImageUpload.tsx';
import { ImagesUpload } from '../../../../kit/ImagesUpload/ImagesUpload.tsx';
import { SuggestField } from '../../../../kit/SuggestField/SuggestField.tsx';
import { MoneyInput } from '../../../checkout/components/MoneyInput/MoneyInput.tsx';
import { roomPhrase } from '../../../../format/room.ts';
import type { OfferFields } from './form.ts';
import type { ServerForm } from '../../../../hooks/useServerForm.ts';

export interface OfferFormProps {
  /** Null for an offer that is not there yet. */
  offer: Offer | null;
  /** Kept by the page, which shows a preview of it. */
  form: Omit<ServerForm<OfferFields>, 'formRef'>;
  formRef: ServerForm<OfferFields>['formRef'];
  /** The names of the coach's categories. */
  categories: string[];
  currency: string;
  onSubmit: () => void;
  onCancel?: () => void;
  upload: ImageUploadProps['upload'];
  pick?: ImageUploadProps['pick'];
  busy: boolean;
}

/** What an offer is, costs and brings, to be filled in. */
export function OfferForm(props: OfferFormProps) {
  const { offer, form, formRef, categories, currency, onSubmit, onCancel, upload, pick, busy } = props;
  const { values, getError, getInputProps } = form;
  const [sending, setSending] = useState(false);
  return (
    <Form ref={formRef} busy={busy || sending} onSubmit={onSubmit}>
      <Stack gap={20}>
        <TextInput
          label="Title"
          required
          autoComplete="off"
          maxLength={OFFER_LIMITS.title}
          {...getInputProps('title')}
        />
        <SuggestField
          label="Category"
          required
          description="Choose one, or type a new one."
          data={categories}
          autoComplete="off"
          maxLength={OFFER_LIMITS.category}
          {...getInputProps('category')}
          name="category_id"
          onChange={(category) => {
            form.clearFieldError('category_id');
            form.setFieldValue('category', category);
          }}
          error={getError('category_id') ?? getError('category')}
        />
        <ImagesUpload
          label="Pictures"
          help="The first is shown in the list. PNG, JPEG, GIF or WebP, at most 10 MB each."
          name="image_files"
          value={values.images}
          max={OFFER_LIMITS.images}
          onChange={(next) => {
            form.clearFieldError('image_files');
            form.setFieldValue('images', next);
          }}
          upload={upload}
          pick={pick}
          onBusyChange={setSending}
          error={getError('image_files')}
          disabled={busy}
        />
        <Textarea
          label="Description"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={OFFER_LIMITS.description}
          description={
            roomPhrase(values.description, OFFER_LIMITS.description) ?? 'What it is, who it’s for and what to bring.'
          }
          {...getInputProps('description')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={20}>
          <MoneyInput
            label="Price"
            required
            description="0 for a free offer."
            currency={currency}
            {...getInputProps('price')}
          />
          <TextInput
            label="How many"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="No limit"
            className="tabular"
            description={offer ? 'What is left. Leave blank for no limit.' : 'Leave blank for no limit.'}
            {...getInputProps('qty')}
          />
          <DateField
            label="First day"
            clearable
            placeholder="At once"
            description="Leave blank to start now."
            {...getInputProps('started_at')}
          />
          <DateField
            label="Last day"
            clearable
            placeholder="No end"
            minDay={values.started_at || undefined}
            description="Leave blank for no end."
            {...getInputProps('ended_at')}
          />
          <TextInput
            label="Lesson credits"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            placeholder="None"
            className="tabular"
            description="Included with the offer. One credit pays for 15 minutes."
            {...getInputProps('lesson_credits_value')}
          />
          <TextInput
            label="Button text"
            autoComplete="off"
            maxLength={OFFER_LIMITS.button_type}
            description="What players tap to get it."
            {...getInputProps('button_type')}
          />
        </SimpleGrid>
        <ActionBar>
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={busy} disabled={sending}>
            {offer ? 'Save offer' : 'Create offer'}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
