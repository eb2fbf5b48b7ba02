import { creditsPhrase, shortDayPhrase, timesPhrase, whenPhrase } from '@fairway/contracts/phrases';
import { NativeSelect, TextInput } from '@mantine/core';
import { PaymentBadge } from '../../../components/Badges/PaymentBadge.tsx';
import { lessonName } from '../../../components/lessons/names.ts';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { TimeSelect } from '../../../components/TimeSelect/TimeSelect.tsx';
import classes from './AffectedCard.module.css';
import type { AffectedLesson, LessonChoice } from './choices.ts';

export interface AffectedCardProps {
  affected: AffectedLesson;
  choice: LessonChoice;
  onChange: (choice: LessonChoice) => void;
}

const OTHER = 'other';
const ACTIONS = [
  { value: 'move', label: 'Move' },
  { value: 'cancel', label: 'Cancel' },
  { value: 'keep', label: 'Keep' },
] as const;

/** What a cancellation gives back: in bad weather, always everything. */
const returned = ({ lesson }: AffectedLesson): string =>
  lesson.credits > 0 ? `${creditsPhrase(lesson.credits)} will be returned.` : 'Nothing will be due.';

/** One lesson of the time, and what becomes of it: moved, cancelled, or kept after all. */
export function AffectedCard({ affected, choice, onChange }: AffectedCardProps) {
  const { lesson, suggestions } = affected;
  const name = lessonName(lesson);
  const picked = suggestions.findIndex(({ date, start }) => date === choice.date && start === choice.start);
  const other = choice.outside || picked < 0;
  return (
    <section className={classes.card} aria-label={`${name}, ${whenPhrase(lesson)}`}>
      <div className={classes.top}>
        <div>
          <p className={classes.who}>{name}</p>
          <p className={classes.when}>{whenPhrase(lesson)}</p>
        </div>
        <PaymentBadge lesson={lesson} />
      </div>
      <RadioTiles
        label={`What becomes of the lesson of ${name}`}
        labelHidden
        name={`action-${lesson.id}`}
        columns={3}
        options={[...ACTIONS]}
        value={choice.action}
        onChange={(value) => {
          const action = ACTIONS.find((one) => one.value === value)?.value;
          if (action) onChange({ ...choice, action });
        }}
      />
      {choice.action === 'move' ? (
        <>
          <NativeSelect
            label="New time"
            name={`time-${lesson.id}`}
            value={other ? OTHER : String(picked)}
            onChange={({ currentTarget: { value } }) => {
              const slot = suggestions[Number(value)];
              onChange(
                slot ? { ...choice, date: slot.date, start: slot.start, outside: false } : { ...choice, outside: true },
              );
            }}
            data={[
              ...suggestions.map(({ date, start, end }, nth) => ({
                value: String(nth),
                label: `${shortDayPhrase(date)}, ${timesPhrase(start, end)}`,
              })),
              { value: OTHER, label: 'Another time' },
            ]}
          />
          {other ? (
            <>
              <div className={classes.other}>
                <TextInput
                  type="date"
                  label="Day"
                  name={`date-${lesson.id}`}
                  value={choice.date}
                  onChange={(event) =>
                    event.currentTarget.value && onChange({ ...choice, date: event.currentTarget.value, outside: true })
                  }
                />
                <TimeSelect
                  label="Start"
                  name={`start-${lesson.id}`}
                  value={choice.start}
                  onChange={(start) => onChange({ ...choice, start, outside: true })}
                />
              </div>
              <p className={classes.help}>It may lie outside your hours, but not run into another lesson.</p>
            </>
          ) : null}
        </>
      ) : null}
      {choice.action === 'cancel' ? <p className={classes.help}>{returned(affected)}</p> : null}
      {choice.action === 'keep' ? <p className={classes.help}>It stays, and nobody is told.</p> : null}
    </section>
  );
}
