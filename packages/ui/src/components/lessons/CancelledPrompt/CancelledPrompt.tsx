import type { ReleasedTime } from '@fairway/contracts/lessons';
import { whenPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { lessonName } from '../names.ts';
import classes from './CancelledPrompt.module.css';

export interface CancelledPromptProps {
  /** Cancelled lessons that wait for an answer, oldest cancellation first; none draws nothing. */
  times: ReleasedTime[];
  /** Fulfils once the answer is kept: whether to tell the other players. */
  onAnswer: (time: ReleasedTime, response: boolean) => Promise<unknown>;
}

interface PromptProps {
  time: ReleasedTime;
  onAnswer: (response: boolean) => Promise<unknown>;
  onDone: () => void;
}

function Prompt({ time, onAnswer, onDone }: PromptProps) {
  const { busy, run } = useSingleFlight(onAnswer);
  const answer = async (response: boolean) => {
    if (await run(response)) onDone();
  };
  const id = `cancelled-${time.id}`;
  return (
    <section className={classes.prompt} aria-labelledby={id}>
      <p className={classes.eyebrow}>
        <Icon of={IconCalendarX} size={20} />
        Lesson cancelled
      </p>
      <h2 className={classes.what} id={id}>
        {lessonName(time)}
      </h2>
      <p className={classes.when}>
        <time dateTime={time.starts_at}>{whenPhrase(time)}</time>
      </p>
      <p className={classes.question}>
        {time.still_free
          ? 'Tell your other players that this time is free?'
          : 'Players cannot book this time any more, so there is nobody to tell.'}
      </p>
      <div className={classes.answers}>
        {time.still_free ? (
          <>
            <Button loading={busy} onClick={() => void answer(true)}>
              Notify players
            </Button>
            <Button variant="default" disabled={busy} onClick={() => void answer(false)}>
              Do not notify
            </Button>
          </>
        ) : (
          <Button variant="default" loading={busy} onClick={() => void answer(false)}>
            Dismiss
          </Button>
        )}
      </div>
    </section>
  );
}

/** Lessons that players have cancelled, each with the question whether to tell the others of the time (S2 §2, D16). */
export function CancelledPrompt({ times, onAnswer }: CancelledPromptProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  // The place stays when the last question goes: the focus has to be somewhere.
  return (
    <div ref={hereRef} tabIndex={-1} className={classes.here} data-empty={times.length === 0 || undefined}>
      <div className={classes.prompts}>
        {times.map((time) => (
          <Prompt
            key={time.id}
            time={time}
            onAnswer={(response) => onAnswer(time, response)}
            onDone={() => hereRef.current?.focus()}
          />
        ))}
      </div>
    </div>
  );
}
