import type { CreditMap } from '@fairway/contracts/credits/credits';
import { Card, Group } from '@mantine/core';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { BalanceLine, ExpiryList, NoCredits } from '../../../credits/components/CreditBalance/Balance.tsx';
import { creditCount, creditLots } from '../../../../format/credits.ts';
import classes from './CreditsCard.module.css';

export interface CreditsCardProps {
  credits: CreditMap;
  /** Lists the next expiry alone. */
  brief?: boolean;
}

/** The balance in brief, drawn by day of expiry, and when each part of it expires. */
export function CreditsCard({ credits, brief }: CreditsCardProps) {
  const lots = creditLots(credits, useNow());
  const count = creditCount(lots);
  return (
    <Card component="section" aria-label="Credits">
      <BalanceLine count={count} />
      {count > 0 ? (
        <>
          <Group gap={4} wrap="nowrap" mt={14} className={classes.bar} aria-hidden>
            {lots.map((lot) => (
              <span key={lot.date} style={{ flexGrow: lot.count }} data-expiring={lot.expiring || undefined} />
            ))}
          </Group>
          <ExpiryList lots={brief ? lots.slice(0, 1) : lots} />
        </>
      ) : (
        <NoCredits>You can pay for lessons on the day.</NoCredits>
      )}
    </Card>
  );
}
