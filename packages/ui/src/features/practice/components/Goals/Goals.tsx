import type { FieldErrors } from '@fairway/contracts/errors';
import type { Goal } from '@fairway/contracts/practice/goals';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { type Leaving, LeaveDialog } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useEditSheet } from '../useEditSheet.ts';
import { GoalCard } from './GoalCard.tsx';
import type { GoalValues, NoteValues } from './GoalForm.tsx';
import { describeGoal } from './goals.ts';
import classes from './Goals.module.css';

const { Contents: GoalForm, load: loadGoalForm } = contentsOnDemand(
  async () => (await import('./GoalForm.tsx')).GoalForm,
  { phone: 28.625, wide: 25.25 },
);
const { Contents: NoteForm, load: loadNoteForm } = contentsOnDemand(
  async () => (await import('./GoalForm.tsx')).NoteForm,
  { phone: 21.5, wide: 18.125 },
);

/** What the two do with their goals; each fulfils once it is done. */
export interface GoalActs {
  onPropose: (values: GoalValues) => Promise<unknown>;
  /** Changes what the other one has not accepted yet. */
  onEdit: (goal: Goal, values: GoalValues) => Promise<unknown>;
  onNote: (goal: Goal, values: NoteValues) => Promise<unknown>;
  onAccept: (goal: Goal) => Promise<unknown>;
  onRemove: (goal: Goal) => Promise<unknown>;
  errors?: FieldErrors | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  leaving?: Leaving | undefined;
}

export interface GoalsProps extends GoalActs {
  goals: readonly Goal[];
  /** The zone of the coach's diary. */
  timezone: string;
  /** What the other one of the two is called: "Jamie", "your coach". */
  other: string;
}

/** The goals that a player and their coach have agreed, and those that wait for one of them; the same for both sides. */
export function Goals({ goals, timezone, other, onPropose, onEdit, onNote, onAccept, onRemove, ...form }: GoalsProps) {
  const [accepted, setAccepted] = useState<string | null>(null);
  const accepting = useSingleFlight(onAccept);
  // Without a goal the sheet proposes a new one.
  const proposing = useEditSheet<Goal, GoalValues>({
    onSave: (goal, values) => (goal ? onEdit(goal, values) : onPropose(values)),
    onDelete: onRemove,
    onDirtyChange: form.onDirtyChange,
    leaving: form.leaving,
  });
  const noting = useEditSheet<Goal, NoteValues>({
    onSave: (goal, values) => (goal ? onNote(goal, values) : Promise.resolve()),
    onDelete: onRemove,
    onDirtyChange: form.onDirtyChange,
  });
  return (
    <section className={classes.goals}>
      <SectionTitle>Goals</SectionTitle>
      {goals.length === 0 ? (
        <EmptyState illustration={<FlagOnGreen />} title="No goals yet" level={3}>
          {`Propose a target and a date. Once ${other} accepts, you can both note progress.`}
        </EmptyState>
      ) : (
        goals.map((goal) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            timezone={timezone}
            other={other}
            busy={accepting.busy && accepted === goal.id}
            onAccept={() => {
              setAccepted(goal.id);
              void accepting.run(goal);
            }}
            onEdit={() => proposing.open(goal)}
            onNote={() => noting.open(goal)}
            onRemove={() => proposing.ask(goal)}
          />
        ))
      )}
      <Button
        variant="default"
        leftSection={<Icon of={IconPlus} size={20} />}
        onClick={() => proposing.open(null)}
        style={{ alignSelf: 'flex-start' }}
      >
        Propose goal
      </Button>
      <Sheet
        opened={proposing.edited !== null}
        title={proposing.edited?.of ? 'Change the goal' : 'Propose a goal'}
        busy={proposing.saving}
        load={loadGoalForm}
        onClose={proposing.tryClose}
      >
        {proposing.edited ? (
          <GoalForm
            goal={proposing.edited.of}
            errors={form.errors}
            busy={proposing.saving}
            onSave={proposing.save}
            onCancel={proposing.tryClose}
            onDirtyChange={proposing.setDirty}
          />
        ) : null}
      </Sheet>
      <Sheet
        opened={noting.edited !== null}
        title="Note progress"
        busy={noting.saving}
        load={loadNoteForm}
        onClose={noting.tryClose}
      >
        {noting.edited?.of ? (
          <NoteForm
            goal={describeGoal(noting.edited.of)}
            errors={form.errors}
            busy={noting.saving}
            onSave={noting.save}
            onCancel={noting.tryClose}
            onDirtyChange={noting.setDirty}
          />
        ) : null}
      </Sheet>
      <ConfirmDialog
        opened={proposing.asked !== null}
        title="Are you sure you want to remove this goal?"
        confirmLabel="Remove goal"
        cancelLabel="Keep goal"
        warning={`It is removed for both of you, with its progress notes.`}
        danger
        busy={proposing.deleting}
        onConfirm={proposing.confirm}
        onClose={() => proposing.ask(null)}
      >
        {proposing.asked?.title}
      </ConfirmDialog>
      <LeaveDialog leaving={proposing.leaving ?? noting.leaving} />
    </section>
  );
}
