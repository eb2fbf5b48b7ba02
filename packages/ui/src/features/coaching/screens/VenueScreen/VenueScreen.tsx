import type { FieldErrors } from '@fairway/contracts/errors';
import type { Club } from '@fairway/contracts/users/profile';
import { Button, Group } from '@mantine/core';
import { IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { siteName, telHref } from '../../../../kit/Link/contact.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { accountPaths } from '../../../../paths/account.ts';
import { VenueForm, type VenueFields } from './VenueForm.tsx';

export interface VenueScreenProps {
  /** `club` is null for a venue that is being added. */
  state: Loadable<{ club: Club | null }>;
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
        <ListRow icon={IconMapPin} title="No details yet" detail="Add the address so players can find it." />
      </ListCard>
    );
  return (
    <ListCard label="Details">
      {address ? (
        <ListRow icon={IconMapPin} title={<span style={{ whiteSpace: 'pre-line' }}>{address}</span>} detail="Address" />
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
      <Group gap="sm">
        <Button flex="1 1 10rem" onClick={onEdit}>
          Edit venue
        </Button>
        <Button flex="1 1 10rem" variant="light" color="red" onClick={() => setAsking(true)}>
          Delete venue
        </Button>
      </Group>
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
        Lessons booked at {club.name} keep its name.
      </ConfirmDialog>
    </>
  );
}

/** One venue: its details, to be changed or deleted; a new one opens as a form. */
export function VenueScreen({ state, onSave, onDelete, errors, onDirtyChange, leaving = null }: VenueScreenProps) {
  const [editing, setEditing] = useState(false);
  const saving = useSingleFlight(onSave);
  const ready = findReady(state);
  const adding = ready?.club === null;
  const save = (fields: VenueFields) => void saving.run(fields).then((done) => (done ? setEditing(false) : undefined));
  return (
    <Page
      header={
        <PageHeader
          title={adding ? 'New venue' : (ready?.club?.name ?? 'Venue')}
          back={{ href: accountPaths.venues, label: 'Back to venue details' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the venue">
            <LoadingRows count={3} />
          </Loading>
        }
      >
        {({ club }) =>
          !club || editing ? (
            <VenueForm
              club={club}
              onSave={save}
              onCancel={club ? () => setEditing(false) : undefined}
              busy={saving.busy}
              errors={errors}
              onDirtyChange={onDirtyChange}
            />
          ) : (
            <Venue club={club} onEdit={() => setEditing(true)} onDelete={onDelete} />
          )
        }
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
