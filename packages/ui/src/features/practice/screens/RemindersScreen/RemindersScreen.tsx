import type { FieldErrors } from '@fairway/contracts/errors';
import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { type Leaving, LeaveDialog } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { EditableReminders } from '../../components/KeyReminders/EditableReminders.tsx';
import { useEditSheet } from '../../components/useEditSheet.ts';
import type { ReminderValues } from './ReminderForm.tsx';

const { Contents: ReminderForm, load } = contentsOnDemand(
  async () => (await import('./ReminderForm.tsx')).ReminderForm,
  { phone: 21.5625, wide: 18.1875 },
);

export interface RemindersScreenProps {
  state: Loadable<{ reminders: KeyReminder[] }>;
  /** The player's name, once it is known. */
  name?: string | undefined;
  back: HeaderWay;
  /** Fulfils once the reminder is kept; null is a new one. */
  onSave: (reminder: KeyReminder | null, values: ReminderValues) => Promise<unknown>;
  errors?: FieldErrors | undefined;
  onDelete: (reminder: KeyReminder) => Promise<unknown>;
  /** A reminder lies at another place from now on. */
  onMove: (from: number, to: number) => void;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

/** What a coach wants a player to keep in mind: a list that is put in order by hand. */
export function RemindersScreen({ state, name, back, onMove, errors, ...acts }: RemindersScreenProps) {
  const sheet = useEditSheet<KeyReminder, ReminderValues>(acts);
  return (
    <Page
      header={
        <PageHeader
          title="Key reminders"
          // Its place is kept while the name is on its way.
          detail={name ?? '\u00a0'}
          back={back}
          actions={
            <Button
              leftSection={<Icon of={IconPlus} size={20} />}
              disabled={state.status !== 'ready'}
              onClick={() => sheet.open(null)}
            >
              Add reminder
            </Button>
          }
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the reminders">
            <LoadingRows count={3} lead />
          </Loading>
        }
      >
        {({ reminders }) =>
          reminders.length > 0 ? (
            <EditableReminders reminders={reminders} onMove={onMove} onEdit={sheet.open} onDelete={sheet.ask} />
          ) : (
            <EmptyState illustration={<FlagOnGreen />} title="No reminders yet">
              Add the few things to keep in mind between lessons. The newest three are on the player’s home page.
            </EmptyState>
          )
        }
      </ScreenState>
      <Sheet
        opened={sheet.edited !== null}
        title={sheet.edited?.of ? 'Edit reminder' : 'Add reminder'}
        busy={sheet.saving}
        load={load}
        onClose={sheet.tryClose}
      >
        {sheet.edited ? (
          <ReminderForm
            reminder={sheet.edited.of}
            errors={errors}
            busy={sheet.saving}
            onSave={sheet.save}
            onCancel={sheet.tryClose}
            onDirtyChange={sheet.setDirty}
          />
        ) : null}
      </Sheet>
      <ConfirmDialog
        opened={sheet.asked !== null}
        title="Are you sure you want to delete this reminder?"
        confirmLabel="Delete reminder"
        cancelLabel="Keep reminder"
        danger
        busy={sheet.deleting}
        onConfirm={sheet.confirm}
        onClose={() => sheet.ask(null)}
      >
        {sheet.asked?.title}
      </ConfirmDialog>
      <LeaveDialog leaving={sheet.leaving} />
    </Page>
  );
}
