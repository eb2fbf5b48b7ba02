import type { FieldErrors } from '@fairway/contracts/errors';
import type { Club } from '@fairway/contracts/profile';
import { Button } from '@mantine/core';
import { IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { siteName, telHref } from '../../../components/Link/contact.ts';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { accountPaths } from '../paths.ts';
import { VenueForm, type VenueFields } from './VenueForm.tsx';
import classes from './VenueScreen.module.css';

export interface VenueScreenProps {
  /** `club` is null for a venue that is being added. */
  state: ScreenState<{ club: Club | null }>;
  /** Fulfils once the venue is saved. */
  onSave: (fields: VenueFields) => Promise<unknown>;
  /** Fulfils once the venue is deleted. */
  onDelete: () => Promise<unknown>;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

function Details({ club }: { club: Club }) {
  const { address, telephone, website } = club;
  if (!address && !telephone && !website)
    return (
      <ListCard label="Details">
        <ListRow icon={IconMapPin} title="Only the name is known" detail="Add the address, so that players find it." />
      </ListCard>
    );
  return (
    <ListCard label="Details">
      {address ? (
        <ListRow icon={IconMapPin} title={<span className={classes.address}>{address}</span>} detail="Address" />
      ) : null}
      {telephone ? (
        <ListRow
          icon={IconPhone}
          title={telephone}
          detail="Telephone"
          href={telHref(telephone) ?? undefined}
          external
        />
      ) : null}
      {website ? <ListRow icon={IconWorld} title={siteName(website)} detail="Website" href={website} external /> : null}
    </ListCard>
  );
}

function Venue({ club, onEdit, onDelete }: { club: Club; onEdit: () => void; onDelete: VenueScreenProps['onDelete'] }) {
  const [asking, setAsking] = useState(false);
  const removal = useSingleFlight(onDelete);
  return (
    <>
      <Details club={club} />
      <div className={classes.actions}>
        <Button onClick={onEdit}>Edit venue</Button>
        <Button variant="light" color="red" onClick={() => setAsking(true)}>
          Delete venue
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to delete this club?"
        confirmLabel="Delete venue"
        cancelLabel="Keep venue"
        danger
        busy={removal.busy}
        onConfirm={() => void removal.run().then((done) => (done ? undefined : setAsking(false)))}
        onClose={() => setAsking(false)}
      >
        Lessons that are booked at {club.name} keep its name.
      </ConfirmDialog>
    </>
  );
}

/** One venue: its details, to be changed or deleted; a new one opens as a form (S2 §2 "Venue details"). */
export function VenueScreen({ state, onSave, onDelete, errors, onDirtyChange, leaving = null }: VenueScreenProps) {
  const [editing, setEditing] = useState(false);
  const saving = useSingleFlight(onSave);
  const club = state.status === 'ready' ? state.club : null;
  const adding = state.status === 'ready' && !club;
  const save = (fields: VenueFields) => void saving.run(fields).then((done) => (done ? setEditing(false) : undefined));
  return (
    <Page
      header={
        <PageHeader
          title={adding ? 'New venue' : (club?.name ?? 'Venue')}
          back={{ href: accountPaths.venues, label: 'Back to venue details' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the venue">
          <LoadingRows count={3} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : !state.club || editing ? (
        <VenueForm
          club={state.club}
          onSave={save}
          onCancel={state.club ? () => setEditing(false) : undefined}
          busy={saving.busy}
          errors={errors}
          onDirtyChange={onDirtyChange}
        />
      ) : (
        <Venue club={state.club} onEdit={() => setEditing(true)} onDelete={onDelete} />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
