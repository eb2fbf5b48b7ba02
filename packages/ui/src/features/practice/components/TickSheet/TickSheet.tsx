import { DRILL_BALLS } from '@fairway/contracts/practice/limits';
import type { DueSession } from '@fairway/contracts/practice/plans';
import { PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import { Button, Stack, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Disclosure } from '../../../../kit/Disclosure/Disclosure.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { DrillView } from '../DrillView/DrillView.tsx';
import type { TickInput } from '../types.ts';
import classes from './TickSheet.module.css';

export interface TickSheetProps {
  session: DueSession;
  /** Fulfils once the tick is kept, on this device or by the server. */
  onTick: (input: TickInput) => Promise<unknown>;
  onClose: () => void;
}

const SCORES = Array.from({ length: DRILL_BALLS + 1 }, (_, score) => score);

/** What came of a drill: how many of ten balls were good, and a word to the coach. */
export function TickSheet({ session: { drill, score, note }, onTick, onClose }: TickSheetProps) {
  const name = useId();
  const [chosen, setChosen] = useState(score);
  const [words, setWords] = useState(note);
  const { busy, run } = useSingleFlight(onTick);
  const save = async () => {
    if (chosen !== null && (await run({ score: chosen, note: words }))) onClose();
  };
  return (
    <Sheet opened title={drill.title} busy={busy} onClose={onClose}>
      <Stack gap="md">
        <Disclosure title="What to do">
          <Stack gap="sm">
            <DrillView drill={drill} />
          </Stack>
        </Disclosure>
        <fieldset className={classes.scores}>
          <legend>How many of ten balls were good?</legend>
          {SCORES.map((value) => (
            <label key={value} className={`tabular ${classes.score}`}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
              />
              {value}
            </label>
          ))}
        </fieldset>
        <Textarea
          label="Note"
          description="What you noticed. Your coach can read it."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={PRACTICE_LIMITS.result_note}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button disabled={chosen === null} loading={busy} onClick={() => void save()}>
          {score === null ? 'Save result' : 'Change result'}
        </Button>
      </Stack>
    </Sheet>
  );
}
