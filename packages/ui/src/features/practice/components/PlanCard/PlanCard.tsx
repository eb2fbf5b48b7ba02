import type { PracticePlan, PracticeSession } from '@fairway/contracts/practice/plans';
import { formatDate, formatShortDay } from '@fairway/time/phrases';
import { Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { DrillThumb } from '../DrillRow/DrillThumb.tsx';

export interface PlanCardProps {
  plan: PracticePlan;
  /** Where the plan is changed. */
  editHref: string;
  /** Fulfils once the plan has ended. */
  onEnd: () => Promise<unknown>;
}

/** "3 of 4 days done · next Wed 25 Nov": how a drill of a plan is going. */
function describeDays(sessions: readonly PracticeSession[], isOpen: boolean): string {
  const done = sessions.filter(({ score }) => score !== null).length;
  const next = isOpen ? sessions.find(({ score }) => score === null) : undefined;
  const days = `${done} of ${formatCount(sessions.length, 'day')} done`;
  return next ? `${days} · next ${formatShortDay(next.due_on)}` : days;
}

function EndPlan({ onEnd }: Pick<PlanCardProps, 'onEnd'>) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onEnd);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        End plan
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to end this plan?"
        confirmLabel="End plan"
        cancelLabel="Keep plan"
        danger
        busy={busy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        No more sessions will be due. Results so far are kept.
      </ConfirmDialog>
    </>
  );
}

/** A plan as its coach reads it: its drills, and how many of their days are done. */
export function PlanCard({ plan, editHref, onEnd }: PlanCardProps) {
  const zone = useOwnZone();
  const { lesson, note, created_at, ended_at, drills } = plan;
  const setOn = formatDate(dayAt(new Date(created_at), zone));
  return (
    <article aria-label={`Plan of ${setOn}`}>
      <Text fw={620}>{lesson?.title ?? `Set on ${setOn}`}</Text>
      <Text c="dimmed" fz="sm">
        {[
          lesson ? `From the lesson on ${formatDate(dayAt(new Date(lesson.starts_at), zone))}` : null,
          ended_at === null ? null : `Ended on ${formatDate(dayAt(new Date(ended_at), zone))}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {note ? (
        <Text mt="xs" className="lines">
          {note}
        </Text>
      ) : null}
      <Box mt="sm">
        <ListCard label="Drills in this plan">
          {drills.map(({ drill, sessions }) => (
            <ListRow
              key={drill.id}
              lead={<DrillThumb image={drill.image} />}
              title={drill.title}
              detail={describeDays(sessions, ended_at === null)}
            />
          ))}
        </ListCard>
      </Box>
      {ended_at === null ? (
        <Group mt="sm" gap="xs">
          <Button variant="default" component={AppLink} href={editHref}>
            Change plan
          </Button>
          <EndPlan onEnd={onEnd} />
        </Group>
      ) : null}
    </article>
  );
}
