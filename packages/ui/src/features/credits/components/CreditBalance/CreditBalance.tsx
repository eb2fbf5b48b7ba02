import type { CreditMap } from '@fairway/contracts/credits/credits';
import { Card } from '@mantine/core';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { creditCount, creditLots } from '../../../../format/credits.ts';
import { dayAt } from '../../../../format/zones.ts';
import { BalanceLine, ExpiryList, NoCredits } from './Balance.tsx';
import { ExpiryChart } from './ExpiryChart.tsx';

export interface CreditBalanceProps {
  credits: CreditMap;
  /** The pro's zone, whose days the credits expire on. */
  timezone: string;
  /** What is said while there are none. */
  none: string;
}

/** The balance with its picture by day of expiry, and each part of it in words. */
export function CreditBalance({ credits, timezone, none }: CreditBalanceProps) {
  const now = useNow();
  const lots = creditLots(credits, now);
  const count = creditCount(lots);
  return (
    <Card component="section" aria-label="Balance">
      <BalanceLine count={count} />
      {count > 0 ? (
        <>
          <ExpiryChart lots={lots} today={dayAt(now, timezone)} />
          <ExpiryList lots={lots} />
        </>
      ) : (
        <NoCredits>{none}</NoCredits>
      )}
    </Card>
  );
}
