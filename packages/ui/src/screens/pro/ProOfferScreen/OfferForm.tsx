import type { FieldErrors } from '@fairway/contracts/errors';
import { OFFER_LIMITS } from '@fairway/contracts/constants';
import type { Offer } from '@fairway/contracts/offers';
import { Autocomplete, Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import type { ImageUploadProps } from '../../../components/ImageUpload/ImageUpload.tsx';
import { ImagesUpload } from '../../../components/ImagesUpload/ImagesUpload.tsx';
import { MoneyInput } from '../../../components/MoneyInput/MoneyInput.tsx';
import { roomPhrase } from '../../../format/room.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import { changesOf, type OfferChanges, type OfferFields } from './fields.ts';
import classes from './ProOfferScreen.module.css';

export interface OfferFormProps {
  /** Null for an offer that is not there yet. */
  offer: Offer | null;
  /** What the form holds; kept by the page, which shows a preview of it. */
  fields: OfferFields;
  onFields: (change: (before: OfferFields) => OfferFields) => void;
  /** The names of the coach's categories. */
  categories: string[];
  currency: string;
  onSave: (changes: OfferChanges) => void;
  onCancel?: () => void;
  upload: ImageUploadProps['upload'];
  pick?: ImageUploadProps['pick'];
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

type TextName = Exclude<keyof OfferFields, 'price' | 'images'>;

/** What an offer is, costs and brings, to be filled in (S1 §5, S2 §3). */
export function OfferForm(props: OfferFormProps) {
  const { offer, fields, onFields, categories, currency, onSave, onCancel, upload, pick, busy, errors, onDirtyChange } =
    props;
  const [start] = useState(fields);
  const [sending, setSending] = useState(false);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const changes = changesOf(offer, fields);
  useTellDirty(offer ? Object.keys(changes).length > 0 : fields !== start, onDirtyChange);

  const change = <Name extends keyof OfferFields>(name: Name, value: OfferFields[Name]) => {
    clear(name);
    onFields((before) => ({ ...before, [name]: value }));
  };
  const field = (name: TextName) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change(name, value),
  });
  return (
    <Form ref={formRef} className={classes.form} busy={busy || sending} onSubmit={() => onSave(changes)}>
      <TextInput label="Title" required autoComplete="off" maxLength={OFFER_LIMITS.title} {...field('title')} />
      <Autocomplete
        label="Category"
        required
        name="category_id"
        description="One of yours, or a new one."
        data={categories}
        autoComplete="off"
        maxLength={OFFER_LIMITS.category}
        value={fields.category}
        onChange={(value) => {
          clear('category_id');
          change('category', value);
        }}
        error={errorOf('category_id') ?? errorOf('category')}
      />
      <ImagesUpload
        label="Pictures"
        help="The first is shown in the list. PNG, JPEG, GIF or WebP, at most 10 MB each."
        name="image_files"
        value={fields.images}
        max={OFFER_LIMITS.images}
        onChange={(next) => {
          clear('image_files');
          onFields((before) => ({ ...before, images: next(before.images) }));
        }}
        upload={upload}
        pick={pick}
        onBusyChange={setSending}
        error={errorOf('image_files')}
        disabled={busy}
      />
      <Textarea
        label="Description"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={OFFER_LIMITS.description}
        description={
          roomPhrase(fields.description, OFFER_LIMITS.description) ?? 'What it is, for whom, and what to bring.'
        }
        {...field('description')}
      />
      <div className={classes.pair}>
        <MoneyInput
          label="Price"
          required
          description="0 for an offer that is free."
          name="price"
          value={fields.price}
          currency={currency}
          onChange={(price) => change('price', price)}
          error={errorOf('price')}
        />
        <TextInput
          label="How many"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          placeholder="No limit"
          className="tabular"
          description={offer ? 'What is left. Blank for no limit.' : 'Blank for no limit.'}
          {...field('qty')}
        />
        <TextInput type="date" label="First day" description="Blank to begin at once." {...field('started_at')} />
        <TextInput
          type="date"
          label="Last day"
          min={fields.started_at || undefined}
          description="Blank for no end."
          {...field('ended_at')}
        />
        <TextInput
          label="Lesson credits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          placeholder="None"
          className="tabular"
          description="What a buyer gets on top. One credit pays for 15 minutes."
          {...field('lesson_credits_value')}
        />
        <TextInput
          label="Words of the button"
          autoComplete="off"
          maxLength={OFFER_LIMITS.button_type}
          description="What players press to get it."
          {...field('button_type')}
        />
      </div>
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
    </Form>
  );
}
