import type { Offer } from '@fairway/contracts/offers/offers';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { EditOffer, type EditOfferProps } from './EditOffer.tsx';
import type { OfferChanges } from './form.ts';
import { OfferAside, OfferView, type OfferAsideProps } from './OfferView.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ProOfferScreenProps extends Pick<EditOfferProps, 'upload' | 'pick' | 'errors' | 'onDirtyChange'> {
  /** `offer` is null for one that is being made. */
  state: Loadable<{ offer: Offer | null; categories: string[] }>;
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

function Ready({ offer, timezone, onSave, onDelete, ...rest }: ReadyProps) {
  const [editing, setEditing] = useState(false);
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
                onClick={() => setEditing(true)}
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
    <EditOffer
      {...rest}
      offer={offer}
      today={today}
      onSave={(changes) => onSave(changes).then(() => setEditing(false))}
      onCancel={offer ? () => setEditing(false) : undefined}
    />
  );
}

/** One offer as players see it, to be changed or deleted; a new one opens as a form beside its preview. */
export function ProOfferScreen({ state, leaving = null, ...rest }: ProOfferScreenProps) {
  return (
    <>
      {state.status === 'ready' ? (
        // Another offer begins anew: what was typed for one is not shown for the next.
        <Ready key={state.offer?.id ?? 'new'} offer={state.offer} categories={state.categories} {...rest} />
      ) : (
        <Page header={<PageHeader title="Offer" back={BACK} />}>
          <ScreenState
            state={state}
            loading={
              <Loading label="Loading the offer">
                <LoadingCard height={260} />
                <LoadingRows count={3} />
              </Loading>
            }
          >
            {/* With its data the offer is a page of its own, above. */}
            {() => null}
          </ScreenState>
        </Page>
      )}
      <LeaveDialog leaving={leaving} />
    </>
  );
}
