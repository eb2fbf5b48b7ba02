import type { DueSession } from '@fairway/contracts/practice/plans';
import { Button, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { DrillThumb } from '../DrillRow/DrillThumb.tsx';
import { DrillRow } from '../DrillRow/DrillRow.tsx';
import { loadTickForm, TickSheet } from '../TickSheet/TickSheet.tsx';
import { formatScore } from '../drillPhrases.ts';
import type { TickedSession, TickInput, TickState } from '../types.ts';

export interface PracticeDayProps {
  due: readonly DueSession[];
  done: readonly TickedSession[];
  /** Fulfils once the tick is kept, on this device or by the server. */
  onTick: (session: DueSession, input: TickInput) => Promise<unknown>;
  /** Sends a tick again that was refused, or forgets it. */
  onRetry: (session_id: string) => void;
  onForget: (session_id: string) => void;
}

const STATES: Record<TickState, string | null> = {
  kept: null,
  sending: 'Saving',
  queued: 'Waiting for a connection',
  failed: 'Not saved',
};

/** Today's drills: what is left, each a tap from its result, and what has been done. */
export function PracticeDay({ due, done, onTick, onRetry, onForget }: PracticeDayProps) {
  const id = useId();
  useLoadAfterPage(loadTickForm);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = [...due, ...done].find((session) => session.id === openId) ?? null;
  const failed = done.filter(({ tick }) => tick === 'failed');
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Today</SectionTitle>
      <Stack gap="sm">
        {failed.map((session) => (
          <Notice key={session.id} tone="warning" title={`${session.drill.title} was not saved`} role="alert">
            {session.failure}
            <Button variant="subtle" onClick={() => onRetry(session.id)}>
              Try again
            </Button>
            <Button variant="subtle" color="red" onClick={() => onForget(session.id)}>
              Discard
            </Button>
          </Notice>
        ))}
        <ListCard label="Today’s drills">
          {due.map((session) => (
            <DrillRow key={session.id} drill={session.drill} meta="Add result" onClick={() => setOpenId(session.id)} />
          ))}
          {done.map(({ tick, ...session }) => (
            <ListRow
              key={session.id}
              lead={<DrillThumb image={session.drill.image} />}
              title={session.drill.title}
              detail={[STATES[tick], session.note || 'Done'].filter(Boolean).join(' · ')}
              meta={session.score === null ? undefined : formatScore(session.score)}
              onClick={() => setOpenId(session.id)}
            />
          ))}
        </ListCard>
      </Stack>
      {open ? (
        <TickSheet
          key={open.id}
          session={open}
          onTick={(input) => onTick(open, input)}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </section>
  );
}
