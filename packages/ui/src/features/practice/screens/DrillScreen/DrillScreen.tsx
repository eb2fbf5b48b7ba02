import type { Drill } from '@fairway/contracts/practice/drills';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { DrillForm, type DrillFormProps } from '../../components/DrillForm/DrillForm.tsx';
import { DrillView } from '../../components/DrillView/DrillView.tsx';

export interface DrillScreenProps extends Omit<DrillFormProps, 'drill' | 'tags' | 'onCancel'> {
  /** `drill` is null for one that is being written. */
  state: Loadable<{ drill: Drill | null; tags: readonly string[] }>;
  /** Fulfils once the drill is deleted. */
  onDelete: () => Promise<unknown>;
  leaving?: Leaving;
}

const BACK = { href: proPaths.drills, label: 'Back to drills' };

function DeleteDrill({ title, onDelete }: { title: string; onDelete: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onDelete);
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        Delete drill
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to delete this drill?"
        confirmLabel="Delete drill"
        cancelLabel="Keep drill"
        danger
        busy={busy}
        onConfirm={() => void run().then((isDone) => (isDone ? undefined : setAsking(false)))}
        onClose={() => setAsking(false)}
      >
        {`“${title}” will be removed from your library. Players keep it in their plans, with their results.`}
      </ConfirmDialog>
    </>
  );
}

type ReadyProps = Omit<DrillScreenProps, 'state' | 'leaving'> & Pick<DrillFormProps, 'drill' | 'tags'>;

function Ready({ drill, onDelete, onSave, ...form }: ReadyProps) {
  const [isEditing, setEditing] = useState(drill === null);
  if (drill !== null && (!isEditing || drill.is_deleted))
    return (
      <Page
        header={
          <PageHeader
            title={drill.title}
            back={BACK}
            actions={
              drill.is_deleted ? undefined : (
                <Button
                  variant="default"
                  leftSection={<Icon of={IconPencil} size={18} />}
                  onClick={() => setEditing(true)}
                >
                  Edit
                </Button>
              )
            }
          />
        }
      >
        {drill.is_deleted ? (
          <Notice>You have deleted this drill. Players who still practise it can see it.</Notice>
        ) : null}
        <DrillView drill={drill} />
        {drill.is_deleted ? null : <DeleteDrill title={drill.title} onDelete={onDelete} />}
      </Page>
    );
  return (
    <Page header={<PageHeader title={drill ? 'Edit drill' : 'New drill'} back={BACK} />}>
      <DrillForm
        {...form}
        drill={drill}
        onSave={(fields) => onSave(fields).then(() => setEditing(false))}
        {...(drill ? { onCancel: () => setEditing(false) } : {})}
      />
    </Page>
  );
}

/** One drill as players see it, to be changed or deleted; a new one opens as a form. */
export function DrillScreen({ state, leaving = null, ...rest }: DrillScreenProps) {
  return (
    <>
      {state.status === 'ready' ? (
        <Ready key={state.drill?.id ?? 'new'} drill={state.drill} tags={state.tags} {...rest} />
      ) : (
        <Page header={<PageHeader title="Drill" back={BACK} />}>
          <ScreenState
            state={state}
            loading={
              <Loading label="Loading the drill">
                <LoadingCard height={180} />
                <LoadingRows count={2} />
              </Loading>
            }
          >
            {/* With its data the drill is a page of its own, above. */}
            {() => null}
          </ScreenState>
        </Page>
      )}
      <LeaveDialog leaving={leaving} />
    </>
  );
}
