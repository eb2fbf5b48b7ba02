import type { Attendance, Lesson } from '@fairway/contracts/lessons/lessons';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconUserCheck, IconUserX } from '@tabler/icons-react';
import { useId } from 'react';
import { useOptimisticPatch } from '../../../hooks/useOptimisticPatch.ts';
import { ATTENDANCE_NAMES } from '../../../kit/Badges/AttendanceTag.tsx';
import { Icon } from '../../../kit/Icon/Icon.tsx';

/** Settles once it is noted; null takes back what was. */
export type NoteAttendance = (lesson: Lesson, attendance: Attendance | null) => Promise<unknown>;

export interface AttendanceChoiceProps {
  lesson: Lesson;
  onAttendance: NoteAttendance;
  /** Whose, where several stand beside each other: the heading is for screen readers then. */
  of?: string;
}

const CHOICES = [
  { attendance: 'came', icon: IconUserCheck },
  { attendance: 'no_show', icon: IconUserX },
] as const;

/** Whether the player came to a lesson that is over, in one tap; the same tap again takes it back. Shown at once. */
export function AttendanceChoice({ lesson, onAttendance, of }: AttendanceChoiceProps) {
  const id = useId();
  const [shown, patch] = useOptimisticPatch(lesson);
  if (!lesson.can.note_attendance) return null;
  return (
    <div role="group" aria-labelledby={id}>
      {of ? (
        <VisuallyHidden id={id}>{`Attendance of ${of}`}</VisuallyHidden>
      ) : (
        <Text id={id} fw={560} mb={8}>
          Attendance
        </Text>
      )}
      <Group gap="xs" grow>
        {CHOICES.map(({ attendance, icon }) => {
          const on = shown.attendance === attendance;
          const wanted = on ? null : attendance;
          return (
            <Button
              key={attendance}
              variant={on ? 'light' : 'default'}
              color={on && attendance === 'no_show' ? 'red' : undefined}
              aria-pressed={on}
              leftSection={<Icon of={icon} size={18} />}
              onClick={() => patch('attendance', wanted, onAttendance(lesson, wanted))}
            >
              {ATTENDANCE_NAMES[attendance]}
            </Button>
          );
        })}
      </Group>
    </div>
  );
}
