import type { ChangePreview } from '@fairway/contracts/lessons/lessons';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatDay, formatTimes } from '@fairway/time/phrases';
import { Button, Group, Stack, Text } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { timeAfter } from '../../../../format/hours.ts';
import { diaryName } from '../../../lessons/components/names.ts';
import type { RequestedMove } from '../../components/Calendar/draft.ts';

export interface MoveSheetProps {
  requested: RequestedMove;
  preview: ChangePreview;
  busy: boolean;
  onKeep: () => void;
  onClose: () => void;
}

/** The credits that change hands: "2 more credits will be taken from A. Taylor." */
function creditsLine({ lesson }: RequestedMove, credits: number): string {
  const name = diaryName(lesson);
  return credits > 0
    ? `${formatCount(credits, 'more credit')} will be taken from ${name}.`
    : `${formatCredits(-credits)} will be returned to ${name}.`;
}

/** What a change brings that is more than another free time: asked before it is kept. */
export function MoveSheet({ requested, preview, busy, onKeep, onClose }: MoveSheetProps) {
  const { lesson, date, start, duration } = requested;
  const resized = duration !== lesson.duration;
  return (
    <Sheet opened busy={busy} title={resized ? 'Change the length?' : 'Move the lesson?'} onClose={onClose}>
      <Stack>
        <div>
          <Text fw={620}>{diaryName(lesson)}</Text>
          <Text className="tabular" c="dimmed" td="line-through">
            {`${formatDay(lesson.date)}, ${formatTimes(lesson.start, lesson.end)}`}
          </Text>
          <Text className="tabular">{`${formatDay(date)}, ${formatTimes(start, timeAfter(start, duration))}`}</Text>
        </div>
        {preview.warning ? (
          <Notice tone="warning">{`${preview.warning} You can still put the lesson there.`}</Notice>
        ) : null}
        {preview.credits === 0 ? null : <Notice tone="info">{creditsLine(requested, preview.credits)}</Notice>}
        <Group grow>
          <Button variant="default" disabled={busy} onClick={onClose}>
            Leave it
          </Button>
          <Button loading={busy} onClick={onKeep} data-autofocus>
            {resized ? 'Change length' : 'Move lesson'}
          </Button>
        </Group>
      </Stack>
    </Sheet>
  );
}
