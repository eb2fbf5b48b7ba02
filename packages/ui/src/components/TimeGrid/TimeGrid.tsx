import { clock, timesPhrase } from '@fairway/contracts/phrases';
import { type ReactNode, useId } from 'react';
import { RadioTiles } from '../RadioTiles/RadioTiles.tsx';
import classes from './TimeGrid.module.css';

export interface TimeGridProps {
  /** The free times of one day, `HH:MM:SS`, in order. */
  times: { start: string; end: string }[];
  /** The chosen start, `HH:MM:SS`. */
  value: string | null;
  onChange: (start: string) => void;
  /** A quiet second line under a time, where there is one: the same time on the reader's own clock. */
  alsoOf?: (start: string) => string | undefined;
  /** What the times are of: "Times on Tuesday 24 November". */
  label: string;
  name?: string;
  error?: ReactNode;
}

const PARTS = [
  { label: 'Morning', until: '12:00:00' },
  { label: 'Afternoon', until: '17:00:00' },
  { label: 'Evening', until: '24:00:00' },
];

const partOf = (start: string) => PARTS.find((part) => start < part.until)?.label;

/** The times of a day by part of the day; one radio group over all parts, so the arrow keys walk through the whole day. */
export function TimeGrid({ times, value, onChange, alsoOf, label, name = 'time', error }: TimeGridProps) {
  const id = useId();
  return (
    <div
      className={classes.day}
      role="radiogroup"
      aria-label={label}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
    >
      {PARTS.map((part) => {
        const own = times.filter((time) => partOf(time.start) === part.label);
        if (own.length === 0) return null;
        return (
          <RadioTiles
            key={part.label}
            nested
            label={part.label}
            name={name}
            columns={4}
            wideColumns={5}
            options={own.map(({ start, end }) => {
              const also = alsoOf?.(start);
              return {
                value: start,
                label: clock(start),
                detail: also,
                spoken: [timesPhrase(start, end), also].filter(Boolean).join(', '),
              };
            })}
            value={value}
            onChange={onChange}
          />
        );
      })}
      {error ? (
        <p className={classes.error} id={id}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
