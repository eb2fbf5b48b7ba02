import type { Offer } from '@fairway/contracts/offers';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { dayAt } from '../../../format/zones.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { fieldsOf, previewOf, type OfferChanges } from './fields.ts';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';
import { OfferAside, OfferView, type OfferAsideProps } from './OfferView.tsx';
import { Preview } from './Preview.tsx';

export interface ProOfferScreenProps extends Pick<OfferFormProps, 'upload' | 'pick' | 'errors' | 'onDirtyChange'> {
  /** `offer` is null for one that is being made. */
  state: ScreenState<{ offer: Offer | null; categories: string[] }>;
  /** The pro's own zone and currency. */
  timezone: string;
  currency: string;
  /** Fulfils once the offer is saved. */
  onSave: (changes: OfferChanges) => Promise<unknown>;
  /** Fulfils once the offer is deleted. */
  onDelete: OfferAsideProps['onDelete'];
  leaving?: Leaving;
}

const BACK = { href: proPaths.offers, label: 'Back to offers' };

type ReadyProps = Omit<ProOfferScreenProps, 'state' | 'leaving'> & { offer: Offer | null; categories: string[] };

function Ready({ offer, categories, timezone, currency, onSave, onDelete, ...rest }: ReadyProps) {
  const [editing, setEditing] = useState(false);
  const [fields, setFields] = useState(() => fieldsOf(offer));
  const saving = useSingleFlight(onSave);
  const today = dayAt(useNow(), timezone);
  if (offer && !editing)
    return (
      <Page
        header={
          <PageHeader
            title={offer.title}
            detail="As your players see it."
            back={BACK}
            actions={
              <Button
                variant="default"
                leftSection={<Icon of={IconPencil} size={18} />}
                onClick={() => {
                  setFields(fieldsOf(offer));
                  setEditing(true);
                }}
              >
                Edit
              </Button>
            }
          />
        }
        aside={<OfferAside offer={offer} today={today} onDelete={onDelete} />}
      >
        <OfferView offer={offer} />
      </Page>
    );
  return (
    <Page
      header={
        <PageHeader
          title={offer ? 'Edit offer' : 'New offer'}
          detail={offer ? undefined : 'Your players are told of it once, on its first day.'}
          back={BACK}
        />
      }
      aside={<Preview offer={previewOf(fields, currency)} today={today} />}
    >
      <OfferForm
        {...rest}
        offer={offer}
        fields={fields}
        onFields={setFields}
        categories={categories}
        currency={currency}
        onSave={(changes) => void saving.run(changes).then((done) => (done ? setEditing(false) : undefined))}
        onCancel={offer ? () => setEditing(false) : undefined}
        busy={saving.busy}
      />
    </Page>
  );
}

/** One offer as players see it, to be changed or deleted; a new one opens as a form beside its preview (S2 §2). */
export function ProOfferScreen({ state, leaving = null, ...rest }: ProOfferScreenProps) {
  return (
    <>
      {state.status === 'ready' ? (
        // Another offer begins anew: what was typed for one is not shown for the next.
        <Ready key={state.offer?.id ?? 'new'} offer={state.offer} categories={state.categories} {...rest} />
      ) : (
        <Page header={<PageHeader title="Offer" back={BACK} />}>
          {state.status === 'loading' ? (
            <Loading label="Loading the offer">
              <LoadingCard height={260} />
              <LoadingRows count={3} />
            </Loading>
          ) : (
            <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
          )}
        </Page>
      )}
      <LeaveDialog leaving={leaving} />
    </>
  );
}
