import type { WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { Group, Stack, Text } from '@mantine/core';
import { hoursPhrase } from '../../../../format/hours.ts';
import { WEEKDAYS } from '../../../../format/week.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { barWindow, HoursBar } from '../HoursBar/HoursBar.tsx';

export interface WeekListProps {
  /** The usual week, as the server tells it. */
  week: WeeklyRange[];
  /** Where a day (Monday 0) leads. */
  getHref: (day: number) => string;
}

/** The seven days of the usual week, each active with its hours or not. */
export function WeekList({ week, getHref }: WeekListProps) {
  const window = barWindow(week);
  return (
    <ListCard label="Days of the week">
      {WEEKDAYS.map((name, day) => {
        const ranges = week.filter((range) => range.day === day);
        const active = ranges.length > 0;
        return (
          <ListRow
            key={name}
            href={getHref(day)}
            title={
              <Group component="span" align="baseline" justify="space-between" gap="sm" wrap="nowrap">
                {name}
                <Text span fz="xs" fw={560} c={active ? 'var(--app-primary-text)' : 'dimmed'}>
                  {active ? 'Active' : 'Not active'}
                </Text>
              </Group>
            }
            detail={
              <Stack component="span" gap="xs" pt={2} pb={4}>
                {active ? hoursPhrase(ranges) : 'No hours'}
                <HoursBar ranges={ranges} window={window} />
              </Stack>
            }
          />
        );
      })}
    </ListCard>
  );
}
