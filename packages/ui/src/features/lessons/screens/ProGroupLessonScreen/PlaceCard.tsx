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
}

/** Who has a place, how it is paid, and once it is over whether they came. */
export function PlaceCard({ place, onAttendance, onAsk }: PlaceCardProps) {
  const name = lessonName(place);
  return (
    <Card component="li" p="md">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Anchor component={AppLink} href={proPaths.lesson(place.id)} c="inherit" fw={560} className="wraps">
            {name}
          </Anchor>
          <LessonTags lesson={place} />
        </Group>
        <AttendanceChoice lesson={place} onAttendance={onAttendance} of={name} />
        {place.can.mark_paid && !place.paid_at ? (
          <Button variant="default" aria-label={`Mark paid: ${name}`} onClick={() => onAsk('pay', place)}>
            Mark paid
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
