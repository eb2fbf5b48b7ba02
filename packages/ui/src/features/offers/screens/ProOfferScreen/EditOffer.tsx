import type { FieldErrors } from '@fairway/contracts/errors';
import { useState } from 'react';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { diffOffer, toOfferFields, type OfferChanges, type OfferFields, buildPreview } from './form.ts';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';
import { Preview } from './Preview.tsx';

export interface EditOfferProps extends Pick<
  OfferFormProps,
  'offer' | 'categories' | 'currency' | 'upload' | 'pick' | 'onCancel'
> {
  today: string;
  /** Fulfils once the offer is saved. */
  onSave: (changes: OfferChanges) => Promise<unknown>;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** The page on which an offer is written: its form, and beside it the card that players would see. */
export function EditOffer({ today, onSave, errors, onDirtyChange, ...rest }: EditOfferProps) {
  const { offer, currency } = rest;
  const { formRef, ...form } = useServerForm<OfferFields>({
    initialValues: toOfferFields(offer),
    errors,
    onDirtyChange,
  });
  const { busy, run } = useSingleFlight(onSave);
  const left = offer?.qty ?? null;
  const [seen, setSeen] = useState(left);
  // Until it is changed the field shows what is left, sale by sale.
  if (seen !== left && form.values.qty === toOfferFields(offer).qty) setSeen(left);
  return (
    <Page
      header={
        <PageHeader
          title={offer ? 'Edit offer' : 'New offer'}
          detail={offer ? undefined : 'Players are notified once, on its first day.'}
          back={{ href: proPaths.offers, label: 'Back to offers' }}
        />
      }
      aside={<Preview offer={buildPreview(form.values, currency)} today={today} />}
    >
      <OfferForm
        {...rest}
        form={form}
        formRef={formRef}
        busy={busy}
        onSubmit={() => void run(diffOffer(offer, form.values, seen))}
      />
    </Page>
  );
}
