import type { SeriesDate } from '@fairway/contracts/lessons/series';
import { formatDay } from '@fairway/time/phrases';
import { Badge, Box, Checkbox, Group, Text } from '@mantine/core';
import { isTicked, STATUS, type Ticks } from './plan.ts';
import classes from './SeriesDates.module.css';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';

export interface SeriesDatesProps {
  dates: SeriesDate[];
  ticks: Ticks;
  onTick: (date: string, ticked: boolean) => void;
  /** The server's texts, each of a date that is in the way. */
  error?: string;
}

const COLORS = { free: 'fairway', taken: 'red', outside: 'bunker' };
const BADGE = { variant: 'light', flex: 'none', tt: 'none', fz: 'xs', fw: 620, h: 26, px: 10, lts: 'normal' } as const;

/** Each date of a series with what it meets; the ticked ones will be booked. */
export function SeriesDates({ dates, ticks, onTick, error }: SeriesDatesProps) {
  return (
    <div>
      <ListCard label="Dates of the series">
        {dates.map((each) => (
          <li key={each.date} className={classes.item}>
            <Group
              component="label"
              gap="sm"
              wrap="nowrap"
              mih={56}
              px="md"
              py="xs"
              style={{ cursor: each.bookable ? 'pointer' : 'default' }}
            >
              <Checkbox
                name="dates"
                size="md"
                checked={isTicked(each, ticks)}
                disabled={!each.bookable}
                onChange={(event) => onTick(each.date, event.currentTarget.checked)}
              />
              <Box component="span" flex={1} miw={0} className="tabular">
                <Text span fw={560} c={each.bookable ? undefined : 'dimmed'}>
                  {formatDay(each.date)}
                </Text>
                {each.reason ? (
                  <Text span display="block" c="dimmed" fz="sm" lh={1.4}>
                    {each.reason}
                  </Text>
                ) : null}
              </Box>
              <Badge {...BADGE} color={COLORS[each.status]}>
                {STATUS[each.status]}
              </Badge>
            </Group>
          </li>
        ))}
      </ListCard>
      {error ? (
        <Text c="var(--mantine-color-error)" fz="sm" mt="xs" className="lines" role="alert">
          {error}
        </Text>
      ) : null}
    </div>
  );
}
