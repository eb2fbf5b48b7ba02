import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatShortDay, formatTimes, formatWhen } from '@fairway/time/phrases';
import { Card, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { PaymentBadge } from '../../../../kit/Badges/PaymentBadge.tsx';
import { lessonName } from '../../components/names.ts';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import type { AffectedLesson, LessonChoice } from './choices.ts';

export interface AffectedCardProps {
  affected: AffectedLesson;
  choice: LessonChoice;
  onChange: (choice: LessonChoice) => void;
}

const OTHER = 'other';
const ACTIONS = [
  { value: 'move', label: 'Move' },
  { value: 'cancel', label: 'Cancel' },
  { value: 'keep', label: 'Keep' },
] as const;

/** What a cancellation gives back: in bad weather, always everything. */
const returned = ({ lesson }: AffectedLesson): string =>
  lesson.credits > 0 ? `${formatCredits(lesson.credits)} will be returned.` : 'Nothing to pay.';

/** One lesson of the time, and what becomes of it: moved, cancelled, or kept after all. */
export function AffectedCard({ affected, choice, onChange }: AffectedCardProps) {
  const { lesson, suggestions } = affected;
  const name = lessonName(lesson);
  const picked = suggestions.findIndex(({ date, start }) => date === choice.date && start === choice.start);
  const other = choice.outside || picked < 0;
  return (
    <Card component="section" aria-label={`${name}, ${formatWhen(lesson)}`}>
      <Stack gap={14}>
        <Group align="flex-start" justify="space-between" gap="sm" wrap="nowrap">
          <div>
            <Text fw={620} className="wraps">
              {name}
            </Text>
            <Text c="dimmed" fz="sm" mt={2} className="tabular">
              {formatWhen(lesson)}
            </Text>
          </div>
          <PaymentBadge lesson={lesson} />
        </Group>
        <RadioTiles
          label={`Lesson with ${name}`}
          labelHidden
          name={`action-${lesson.id}`}
          columns={3}
          options={[...ACTIONS]}
          value={choice.action}
          onChange={(value) => {
            const action = ACTIONS.find((one) => one.value === value)?.value;
            if (action) onChange({ ...choice, action });
          }}
        />
        {choice.action === 'move' ? (
          <>
            <NativeSelect
              label="New time"
              name={`time-${lesson.id}`}
              value={other ? OTHER : String(picked)}
              onChange={({ currentTarget: { value } }) => {
                const slot = suggestions[Number(value)];
                onChange(
                  slot
                    ? { ...choice, date: slot.date, start: slot.start, outside: false }
                    : { ...choice, outside: true },
                );
              }}
              data={[
                ...suggestions.map(({ date, start, end }, nth) => ({
                  value: String(nth),
                  label: `${formatShortDay(date)}, ${formatTimes(start, end)}`,
                })),
                { value: OTHER, label: 'Another time' },
              ]}
            />
            {other ? (
              <>
                <SimpleGrid cols={2} spacing="sm">
                  <DateField
                    label="Day"
                    name={`date-${lesson.id}`}
                    value={choice.date}
                    onChange={(date) => onChange({ ...choice, date, outside: true })}
                  />
                  <TimeSelect
                    label="Start"
                    name={`start-${lesson.id}`}
                    value={choice.start}
                    onChange={(start) => onChange({ ...choice, start, outside: true })}
                  />
                </SimpleGrid>
                <Text c="dimmed" fz="sm">
                  It can be outside your hours, but cannot overlap another lesson.
                </Text>
              </>
            ) : null}
          </>
        ) : null}
        {choice.action === 'cancel' ? (
          <Text c="dimmed" fz="sm">
            {returned(affected)}
          </Text>
        ) : null}
        {choice.action === 'keep' ? (
          <Text c="dimmed" fz="sm">
            It stays as booked. Nobody is notified.
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
