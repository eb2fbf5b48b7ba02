import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatWhen } from '@fairway/time/phrases';
import { HOUR_MS } from '@fairway/time/units';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNow } from '../../../kit/Clock/Clock.tsx';
import { ConfirmDialog } from '../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { RadioTiles } from '../../../kit/RadioTiles/RadioTiles.tsx';
import { WhichLessons } from './WhichLessons.tsx';
import { lessonName } from './names.ts';

export interface CancelLessonDialogProps {
  lesson: Lesson;
  /** Who is asked. */
  side: 'player' | 'pro';
  opened: boolean;
  busy: boolean;
  /** `refund`: a pro does not charge a lesson cancelled late; `following`: the later ones of its series go too. */
  onConfirm: (refund: boolean, following: boolean) => void;
  onClose: () => void;
}

const SOON = 'This lesson starts in less than 24 hours.';
/** What a coach's switch promises (D19). */
const REFILL = 'If somebody else books this time, the credits come back.';
const isPaidByCredits = ({ payment_type }: Lesson) => payment_type === 'credits';

/** What cancelling now costs, or null. A pro chooses below whether it is charged. */
const describeLoss = (lesson: Lesson, side: 'player' | 'pro'): string | null => {
  if (!lesson.can.late) return null;
  if (side === 'pro') return SOON;
  return isPaidByCredits(lesson)
    ? `${SOON} You will lose ${formatCredits(lesson.credits)}.${lesson.can.refill_refund ? ` ${REFILL}` : ''}`
    : `${SOON} Full payment will be due.`;
};

/** What a pro is asked about a lesson cancelled late, or null: credits that were spent, or a fee that nobody has paid (D13a). */
function askCharge(lesson: Lesson) {
  if (!lesson.can.late) return null;
  const name = lesson.player?.first_name ?? 'The player';
  if (isPaidByCredits(lesson))
    return {
      label: `What about the ${formatCredits(lesson.credits)}?`,
      free: { label: 'Give the credits back', detail: `${name} can use them for another lesson` },
      charged: {
        label: 'Keep the credits',
        detail: lesson.can.refill_refund
          ? `${name} gets them back only if somebody else books this time`
          : `${name} loses ${formatCredits(lesson.credits)}`,
      },
    };
  if (lesson.paid_at) return null;
  return {
    label: 'What about the fee?',
    free: { label: 'Do not charge', detail: `${name} owes nothing` },
    charged: { label: 'Charge the fee', detail: `${name} will still owe it in full` },
  };
}

/** What comes back when there is a day or more to go; money noted on the day does not by itself. */
const describeReturn = ({ can, player, credits, ...lesson }: Lesson, side: 'player' | 'pro'): string | null => {
  if (side === 'pro' && lesson.paid_amount !== null && lesson.paid_currency !== null)
    return `${formatMoney(lesson.paid_amount, lesson.paid_currency)} is marked paid, and stays so until you mark it unpaid.`;
  if (can.late || lesson.payment_type !== 'credits') return null;
  return `${formatCredits(credits)} will be returned to ${side === 'player' ? 'you' : (player?.first_name ?? 'the player')}.`;
};

/** What is asked, and the two answers: a place in a group lesson is left by its player and taken back by the coach. */
function phraseQuestion(lesson: Lesson, side: 'player' | 'pro', following: boolean) {
  if (lesson.group && side === 'pro')
    return { title: 'Cancel this place?', confirmLabel: 'Cancel place', cancelLabel: 'Keep place' };
  if (lesson.group)
    return {
      title: 'Are you sure you want to leave this group lesson?',
      confirmLabel: 'Leave',
      cancelLabel: 'Keep my place',
    };
  return {
    title: 'Are you sure you want to cancel this lesson?',
    confirmLabel: following ? 'Cancel lessons' : 'Cancel lesson',
    cancelLabel: following ? 'Keep lessons' : 'Keep lesson',
  };
}

/** The lesson as its rules stand now: a page that has been open for long was told of it when there was more time. */
function useLateness(lesson: Lesson): Lesson {
  const ahead = Date.parse(lesson.starts_at) - useNow().getTime();
  const late = lesson.can.late || ahead < CANCELLATION_NOTICE_HOURS * HOUR_MS;
  return { ...lesson, can: { ...lesson.can, late } };
}

/** "Are you sure you want to cancel this lesson?", with what it costs or what comes back. */
export function CancelLessonDialog({ lesson: told, side, opened, busy, onConfirm, onClose }: CancelLessonDialogProps) {
  const lesson = useLateness(told);
  const [refund, setRefund] = useState(true);
  const [chosen, setFollowing] = useState(false);
  const inSeries = side === 'pro' && lesson.series_id !== null;
  const following = inSeries && chosen;
  const charge = side === 'pro' ? askCharge(lesson) : null;
  const about = side === 'pro' ? `${lessonName(lesson)}, ${formatWhen(lesson)}` : formatWhen(lesson);
  return (
    <ConfirmDialog
      opened={opened}
      {...phraseQuestion(lesson, side, following)}
      warning={describeLoss(lesson, side)}
      danger
      busy={busy}
      onConfirm={() => onConfirm(charge !== null && refund, following)}
      onClose={onClose}
    >
      <Text inherit>{[about, describeReturn(lesson, side)].filter(Boolean).join('. ')}</Text>
      {inSeries || charge ? (
        <Stack mt="md" c="var(--app-ink)">
          {inSeries ? <WhichLessons following={following} onChange={setFollowing} /> : null}
          {charge ? (
            <RadioTiles
              label={charge.label}
              name="refund"
              roomy
              columns={1}
              options={[
                { value: 'true', ...charge.free },
                { value: 'false', ...charge.charged },
              ]}
              value={String(refund)}
              onChange={(value) => setRefund(value === 'true')}
            />
          ) : null}
        </Stack>
      ) : null}
    </ConfirmDialog>
  );
}
