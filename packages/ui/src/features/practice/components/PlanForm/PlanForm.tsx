import type { FieldErrors } from '@fairway/contracts/errors';
import type { PracticePlan } from '@fairway/contracts/practice/plans';
import { PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import { Button, Card, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays } from '@fairway/time/calendar';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { FilterChips } from '../../../../kit/FilterChips/FilterChips.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { DrillChoice } from '../DrillPicker/DrillChoices.tsx';
import { DrillPicker } from '../DrillPicker/DrillPicker.tsx';
import { describeDue } from '../drillPhrases.ts';
import { listDayChoices, spaceDays, toggleDay, toPlanFields, type PlanDrill, type PlanFields } from './form.ts';
import classes from './PlanForm.module.css';

export interface PlanFormProps {
  /** Null for a plan that is being set. */
  plan: PracticePlan | null;
  today: string;
  choice: DrillChoice;
  /** Fulfils once the plan is saved. */
  onSave: (fields: PlanFields) => Promise<unknown>;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

interface DrillDaysProps {
  entry: PlanDrill;
  today: string;
  error: string | undefined;
  onChange: (days: string[]) => void;
  onRemove: () => void;
}

function DrillDays({ entry: { drill, days }, today, error, onChange, onRemove }: DrillDaysProps) {
  return (
    <Card withBorder role="group" aria-label={drill.title}>
      <Group justify="space-between" mb="xs">
        <Text fw={620} className={classes.title}>
          {drill.title}
        </Text>
        <Button variant="subtle" color="red" size="sm" mih={44} onClick={onRemove}>
          Remove
        </Button>
      </Group>
      <Stack gap="sm">
        <FilterChips
          label={`Days for ${drill.title}`}
          chips={listDayChoices(days, today).map(({ day, label }) => ({
            label,
            on: days.includes(day),
            onChange: () => onChange(toggleDay(days, day)),
          }))}
        />
        <DateField
          className="mt-sm"
          label="Another day"
          name={`days of ${drill.id}`}
          value=""
          placeholder="Choose a day"
          minDay={today}
          maxDay={addDays(today, PRACTICE_LIMITS.ahead_days)}
          onChange={(day) => {
            if (day !== '' && !days.includes(day)) onChange(toggleDay(days, day));
          }}
        />
      </Stack>
      {error ? (
        <Text c="red" fz="sm" mt="xs" role="alert">
          {error}
        </Text>
      ) : null}
    </Card>
  );
}

/** The drills a player is to practise, each with its days, and a word from the coach. */
export function PlanForm({ plan, today, choice, onSave, errors, onDirtyChange }: PlanFormProps) {
  const { formRef, values, getError, getInputProps, ...form } = useServerForm<PlanFields>({
    initialValues: toPlanFields(plan),
    errors,
    onDirtyChange,
  });
  const [isChoosing, setChoosing] = useState(false);
  const { busy, run } = useSingleFlight(onSave);
  const { drills } = values;
  const chosen = drills.map(({ drill }) => drill.id);
  const setDrills = (next: PlanDrill[]) => {
    form.clearErrors();
    form.setFieldValue('drills', next);
  };
  const isFull = drills.length >= PRACTICE_LIMITS.drills;
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => void run(values)}>
      <Stack gap={20}>
        <Stack gap="sm">
          {drills.map((entry, nth) => (
            <DrillDays
              key={entry.drill.id}
              entry={entry}
              today={today}
              error={getError(`drills.${nth}.days`)}
              onChange={(days) => setDrills(drills.map((one, at) => (at === nth ? { ...one, days } : one)))}
              onRemove={() => setDrills(drills.filter((one) => one !== entry))}
            />
          ))}
          <Button
            variant="default"
            data-field="drills"
            disabled={isFull || busy}
            leftSection={<Icon of={IconPlus} size={20} />}
            onClick={() => {
              choice.onOpen();
              setChoosing(true);
            }}
          >
            {drills.length === 0 ? 'Choose a drill' : 'Add another drill'}
          </Button>
          {getError('drills') ? (
            <Text c="red" fz="sm" role="alert">
              {getError('drills')}
            </Text>
          ) : (
            <Text c="dimmed" fz="sm">
              A new drill comes back after 1, 3, 7 and 14 days. Tap the days to change them.
            </Text>
          )}
        </Stack>
        <Textarea
          label="Note to the player"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={PRACTICE_LIMITS.note}
          description="What to watch for. Shown above the drills."
          {...getInputProps('note')}
        />
        <ActionBar summary={drills.length > 0 ? describeDue(drills.map(({ drill }) => drill)) : undefined}>
          <Button type="submit" loading={busy} disabled={drills.length === 0}>
            {plan ? 'Save plan' : 'Set practice'}
          </Button>
        </ActionBar>
      </Stack>
      <DrillPicker
        opened={isChoosing}
        title="Choose a drill"
        choice={choice}
        chosen={chosen}
        onClose={() => setChoosing(false)}
        onChoose={(drill) => {
          if (!chosen.includes(drill.id)) setDrills([...drills, { drill, days: spaceDays(today) }]);
          setChoosing(false);
        }}
      />
    </Form>
  );
}
