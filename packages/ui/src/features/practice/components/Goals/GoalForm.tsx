import type { FieldErrors } from '@fairway/contracts/errors';
import { GOAL_MEASURE_NAMES } from '@fairway/contracts/messages/goal-measures';
import { GOAL_LIMITS, GOAL_MEASURES, type GoalMeasure } from '@fairway/contracts/practice/limits';
import { Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { SheetButtons } from '../SheetButtons.tsx';

export interface GoalValues {
  title: string;
  measure: GoalMeasure;
  unit: string;
  start: number | string;
  target: number | string;
  due_on: string;
}
export interface NoteValues {
  value: number | string;
  note: string;
}

interface SheetFormProps<Values> {
  errors?: FieldErrors | undefined;
  busy: boolean;
  onSave: (values: Values) => void;
  onCancel: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

const CHOICES = GOAL_MEASURES.map((value) => ({ value, label: GOAL_MEASURE_NAMES[value] }));
const NEW: GoalValues = { title: '', measure: 'handicap', unit: '', start: '', target: '', due_on: '' };
const chooseValues = ({ title, measure, unit, start, target, due_on }: GoalValues): GoalValues => ({
  title,
  measure,
  unit,
  start,
  target,
  due_on,
});
/** An iPhone's keyboard for numbers has no minus, and a handicap may be below zero; Mantine takes another mode in no other way. */
const NUMBER = { attributes: { input: { inputMode: 'text' } }, decimalScale: 1, hideControls: true } as const;

interface GoalFormProps extends SheetFormProps<GoalValues> {
  /** What is proposed already and changes; null of a new goal. */
  goal: GoalValues | null;
}

/** Proposes a goal to the other one of the two, or changes one that they have not accepted yet. */
export function GoalForm({ goal, errors, busy, onSave, onCancel, onDirtyChange }: GoalFormProps) {
  const { formRef, getInputProps, ...form } = useServerForm<GoalValues>({
    initialValues: goal ? chooseValues(goal) : NEW,
    errors,
    onDirtyChange,
  });
  const { measure } = form.getValues();
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(form.getValues())}>
      <Stack gap="md">
        <TextInput
          label="Goal"
          placeholder="A single-figure handicap"
          maxLength={GOAL_LIMITS.title}
          data-autofocus
          {...getInputProps('title')}
        />
        <Select label="Measured by" data={CHOICES} allowDeselect={false} {...getInputProps('measure')} />
        {measure === 'own' ? (
          <TextInput
            label="What is counted"
            placeholder="Putts a round"
            maxLength={GOAL_LIMITS.unit}
            {...getInputProps('unit')}
          />
        ) : null}
        <Group grow align="flex-start">
          <NumberInput label="Now" {...NUMBER} {...getInputProps('start')} />
          <NumberInput label="Goal to reach" {...NUMBER} {...getInputProps('target')} />
        </Group>
        <DateField label="By" placeholder="Choose a day" {...getInputProps('due_on')} />
        <SheetButtons busy={busy} save={goal ? 'Save goal' : 'Propose goal'} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}

interface NoteFormProps extends SheetFormProps<NoteValues> {
  /** What is gone after, so that it is plain what the number counts: "Handicap: 18.4 to 15 by 27 March 2027". */
  goal: string;
}

/** Notes how far a goal is. */
export function NoteForm({ goal, errors, busy, onSave, onCancel, onDirtyChange }: NoteFormProps) {
  const { formRef, getInputProps, ...form } = useServerForm<NoteValues>({
    initialValues: { value: '', note: '' },
    errors,
    onDirtyChange,
  });
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(form.getValues())}>
      <Stack gap="md">
        <NumberInput label="Now" description={goal} data-autofocus {...NUMBER} {...getInputProps('value')} />
        <Textarea
          label="Note"
          description="Optional"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={GOAL_LIMITS.note}
          {...getInputProps('note')}
        />
        <SheetButtons busy={busy} save="Save progress" onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
