import type { FieldErrors } from '@fairway/contracts/errors';
import type { TimeRange } from '@fairway/contracts/primitives';
import { dayPhrase } from '@fairway/contracts/phrases';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { HoursEditor } from '../../../components/diary/HoursEditor/HoursEditor.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { sameHours, withoutStretch } from '../../../format/week.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import { timesError } from '../timesError.ts';
import { BlockedPart, firstHour } from './BlockedPart.tsx';
import classes from './SpecialHoursSheet.module.css';
import type { HoursKind } from './hoursKind.ts';

/** Hours for the dates from `start` to `end`: `[]` closes them, null goes back to the usual week. */
export interface HoursChange {
  start: string;
  end: string;
  times: TimeRange[] | null;
}

export interface SpecialHoursSheetProps {
  start: string;
  end: string;
  /** What is in force on the first date, and its hours. */
  kind: HoursKind;
  times: TimeRange[];
  errors?: FieldErrors;
  /** Fulfils once saved; the sheet then closes. */
  onSave: (change: HoursChange) => Promise<unknown>;
  onClose: () => void;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
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

const plain = (times: TimeRange[]) => times.map(({ start, end }) => ({ start, end }));

/** Other hours for a date or a few in a row, or a day off (D3). */
export function SpecialHoursSheet(props: SpecialHoursSheetProps) {
  const { start, end, kind, times, errors, onSave, onClose, onDirtyChange } = props;
  const [chosen, setChosen] = useState<Choice>(kind);
  const [until, setUntil] = useState(end);
  const [hours, setHours] = useState<TimeRange[]>(plain(times));
  const [blocked, setBlocked] = useState(() => firstHour(times));
  const left = withoutStretch(times, blocked);
  // The hours of one date are not those of the next: a part is blocked on one date at a time.
  const kinds = KINDS.filter(({ value }) => value !== 'part' || (start === end && times.length > 0));
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const { busy, run } = useSingleFlight(onSave);
  useTellDirty(chosen !== kind || until !== end || !sameHours(hours, times), onDirtyChange);

  const save = async () => {
    const change = { usual: null, special: hours, part: left, off: [] }[chosen];
    if (await run({ start, end: chosen === 'part' ? start : until, times: change })) onClose();
  };

  return (
    <Sheet opened title="Day off or special hours" busy={busy} onClose={onClose}>
      <form
        ref={formRef}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <RadioTiles
          label={`From ${dayPhrase(start)}`}
          name="kind"
          roomy
          columns={1}
          options={kinds}
          value={chosen}
          onChange={(value) => isChoice(value) && setChosen(value)}
        />
        {chosen === 'special' ? (
          <HoursEditor
            times={hours}
            onChange={setHours}
            emptyText="Add the times when players may book."
            error={timesError(errors)}
          />
        ) : null}
        {chosen === 'part' ? (
          <BlockedPart value={blocked} onChange={setBlocked} times={times} left={left} error={timesError(errors)} />
        ) : (
          <TextInput
            type="date"
            label="Until"
            name="end"
            min={start}
            required
            withAsterisk={false}
            value={until}
            onChange={(event) => {
              clear('end');
              setUntil(event.currentTarget.value);
            }}
            description="The last date with these hours. Lessons already booked stay as they are."
            error={errorOf('end')}
          />
        )}
        <Button type="submit" loading={busy} disabled={chosen === 'part' && sameHours(left, times)}>
          Save hours
        </Button>
      </form>
    </Sheet>
  );
}
