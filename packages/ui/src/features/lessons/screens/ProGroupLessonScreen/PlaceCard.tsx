import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Anchor, Button, Card, Group, Stack } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { AttendanceChoice, type NoteAttendance } from '../../components/AttendanceChoice.tsx';
import type { AskMoney } from '../../components/CashPayment/useCashPayment.tsx';
import { LessonTags } from '../../components/LessonTags.tsx';
import { lessonName } from '../../components/names.ts';

export interface PlaceCardProps {
  place: Lesson;
  onAttendance: NoteAttendance;
  onAsk: AskMoney;
  /** Asks whether to take the place back. */
  onTakeBack: (place: Lesson) => void;
}

/** Who has a place, how it is paid, and once it is over whether they came. */
export function PlaceCard({ place, onAttendance, onAsk, onTakeBack }: PlaceCardProps) {
  const name = lessonName(place);
  const owes = place.can.mark_paid && !place.paid_at;
  return (
    <Card component="li" p="md">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Anchor component={AppLink} href={proPaths.lesson(place.id)} c="inherit" fw={560} className="wraps">
            {name}
          </Anchor>
          <LessonTags lesson={place} />
        </Group>
        <AttendanceChoice lesson={place} onAttendance={onAttendance} of={name} />
        {owes || place.can.cancel ? (
          <Group gap="xs" grow>
            {owes ? (
              <Button variant="default" aria-label={`Mark paid: ${name}`} onClick={() => onAsk('pay', place)}>
                Mark paid
              </Button>
            ) : null}
            {place.can.cancel ? (
              <Button
                variant="subtle"
                color="red"
                aria-label={`Cancel place: ${name}`}
                onClick={() => onTakeBack(place)}
              >
                Cancel place
              </Button>
            ) : null}
          </Group>
        ) : null}
      </Stack>
    </Card>
  );
}
