import type { FieldErrors } from '@fairway/contracts/errors';
import type { TimeRange } from '@fairway/contracts/primitives';
import { formatDay } from '@fairway/time/phrases';
import { Button, Stack } from '@mantine/core';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { HoursEditor } from '../../components/HoursEditor/HoursEditor.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { sameHours, withoutStretch } from '../../../../format/hours.ts';
import { timesError, withoutTimesError } from '../../components/timesError.ts';
import { BlockedPart, firstHour } from './BlockedPart.tsx';
import type { HoursKind } from './hoursKind.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { Form } from '../../../../kit/Form/Form.tsx';

/** Hours for the dates from `start` to `end`: `[]` closes them, null goes back to the usual week. */
export interface HoursChange {
  start: string;
  end: string;
  times: TimeRange[] | null;
}

export interface SpecialHoursFormProps {
  start: string;
  end: string;
  /** What is in force on the first date, and its hours. */
  kind: HoursKind;
  times: TimeRange[];
  errors?: FieldErrors | undefined;
  busy: boolean;
  onSave: (change: HoursChange) => void;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** What may be chosen: what a date is, or a part of it to be blocked. */
type Choice = HoursKind | 'part';

const KINDS: { value: Choice; label: string; detail: string }[] = [
  { value: 'usual', label: 'Weekly hours', detail: 'As on any other week' },
  { value: 'special', label: 'Special hours', detail: 'Instead of the weekly hours' },
  { value: 'part', label: 'Block part of the day', detail: 'The other hours stay' },
  { value: 'off', label: 'Day off', detail: 'Players cannot book' },
];
const isChoice = (value: string): value is Choice => KINDS.some((kind) => kind.value === value);

const listTimes = (times: TimeRange[]) => times.map(({ start, end }) => ({ start, end }));

/** What the form holds: each choice keeps what was entered for it. */
interface SpecialHours {
  kind: Choice;
  end: string;
  times: TimeRange[];
  blocked: TimeRange;
}

/** Other hours for a date or a few in a row, or a day off. */
export function SpecialHoursForm(props: SpecialHoursFormProps) {
  const { start, end, kind, times, errors, busy, onSave, onDirtyChange } = props;
  const { formRef, ...form } = useServerForm<SpecialHours>({
    initialValues: { kind, end, times: listTimes(times), blocked: firstHour(times) },
    errors,
    onDirtyChange,
  });
  const { kind: chosen, end: until, times: hours, blocked } = form.values;
  const left = withoutStretch(times, blocked);
  // The hours of one date are not those of the next: a part is blocked on one date at a time.
  const kinds = KINDS.filter(({ value }) => value !== 'part' || (start === end && times.length > 0));
  const save = () => {
    const change = { usual: null, special: hours, part: left, off: [] }[chosen];
    onSave({ start, end: chosen === 'part' ? start : until, times: change });
  };
  return (
    <Form ref={formRef} busy={busy} onSubmit={save}>
      <Stack gap={20}>
        <RadioTiles
          label={`From ${formatDay(start)}`}
          name="kind"
          roomy
          columns={1}
          options={kinds}
          value={chosen}
          onChange={(value) => isChoice(value) && form.setFieldValue('kind', value)}
        />
        {chosen === 'special' ? (
          <HoursEditor
            times={hours}
            onChange={(next) => {
              form.setFieldValue('times', next);
              form.setErrors(withoutTimesError);
            }}
            emptyText="Add the times when players may book."
            error={timesError(form.errors)}
          />
        ) : null}
        {chosen === 'part' ? (
          <BlockedPart
            value={blocked}
            onChange={(next) => {
              form.setFieldValue('blocked', next);
              form.setErrors(withoutTimesError);
            }}
            times={times}
            left={left}
            error={timesError(form.errors)}
          />
        ) : (
          <DateField
            label="Until"
            name="end"
            minDay={start}
            value={until}
            onChange={(day) => form.setFieldValue('end', day)}
            description="The last date with these hours. Lessons already booked stay as they are."
            error={form.getError('end')}
          />
        )}
        <Button type="submit" loading={busy} disabled={chosen === 'part' && sameHours(left, times)}>
          Save hours
        </Button>
      </Stack>
    </Form>
  );
}
