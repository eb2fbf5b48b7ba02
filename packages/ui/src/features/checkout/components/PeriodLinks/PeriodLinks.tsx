import { Button, Group } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { Period } from './periods.ts';

export interface PeriodLinksProps {
  periods: readonly Period[];
  /** The one that is chosen. */
  chosen: Period | null;
  getHref: (period: Period) => string;
}

/** Usual periods to choose from; the choice is kept in the page's address. */
export function PeriodLinks({ periods, chosen, getHref }: PeriodLinksProps) {
  return (
    <Group component="nav" aria-label="Period" gap="xs">
      {periods.map((period) => (
        <Button
          key={period.id}
          component={AppLink}
          href={getHref(period)}
          size="sm"
          variant={period.id === chosen?.id ? 'light' : 'default'}
          aria-current={period.id === chosen?.id ? 'true' : undefined}
        >
          {period.label}
        </Button>
      ))}
    </Group>
  );
}
