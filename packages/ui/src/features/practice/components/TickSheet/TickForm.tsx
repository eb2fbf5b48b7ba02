import { DRILL_BALLS, PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import type { DueSession } from '@fairway/contracts/practice/plans';
import { Button, Stack, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { Disclosure } from '../../../../kit/Disclosure/Disclosure.tsx';
import { DrillView } from '../DrillView/DrillView.tsx';
import type { TickInput } from '../types.ts';
import classes from './TickForm.module.css';

interface TickFormProps {
  session: DueSession;
  busy: boolean;
  /** Fulfils with whether it is kept. */
  onSave: (input: TickInput) => Promise<boolean>;
}

const SCORES = Array.from({ length: DRILL_BALLS + 1 }, (_, score) => score);

interface Begun {
  chosen: number | null;
  words: string;
}

/** What was begun of each session and not saved: after a tap beside the sheet, or a page back, it opens with it again. */
const begun = new Map<string, Begun>();

/** How many of ten balls were good, and a word to the coach. */
export function TickForm({ session: { id, drill, score, note }, busy, onSave }: TickFormProps) {
  const name = useId();
  const [{ chosen, words }, setNow] = useState<Begun>(begun.get(id) ?? { chosen: score, words: note });
  const change = (part: Partial<Begun>) => {
    const next = { chosen, words, ...part };
    begun.set(id, next);
    setNow(next);
  };
  const save = async (input: TickInput) => {
    if (await onSave(input)) begun.delete(id);
  };
  return (
    <Stack gap="md">
      <Disclosure title="What to do">
        <Stack gap="sm">
          <DrillView drill={drill} />
        </Stack>
      </Disclosure>
      <fieldset className={classes.scores}>
        <legend>How many out of ten balls were good?</legend>
        {SCORES.map((value) => (
          <label key={value} className={`tabular ${classes.score}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => change({ chosen: value })}
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
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <Button
        disabled={chosen === null}
        loading={busy}
        onClick={() => chosen !== null && void save({ score: chosen, note: words })}
      >
        {score === null ? 'Save result' : 'Change result'}
      </Button>
    </Stack>
  );
}
