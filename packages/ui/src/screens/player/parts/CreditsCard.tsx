import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { CreditMap } from '@fairway/contracts/credits';
import { Card } from '@mantine/core';
import { ExpiringTag } from '../../../components/Badges/ExpiringTag.tsx';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { creditCount, creditLots } from '../../../format/credits.ts';
import { listDate } from '../../../format/days.ts';
import classes from './CreditsCard.module.css';

export interface CreditsCardProps {
  credits: CreditMap;
  /** Lists the next expiry alone. */
  brief?: boolean;
}

/** The balance, drawn by day of expiry, and when each part of it expires. */
export function CreditsCard({ credits, brief }: CreditsCardProps) {
  const lots = creditLots(credits, useNow());
  const count = creditCount(lots);
  return (
    <Card component="section" aria-label="Credits">
      <p className={classes.balance}>
        <span className={classes.count}>{count}</span> {count === 1 ? 'credit' : 'credits'}
        <span className={classes.worth}>{`1 credit is ${CREDIT_MINUTES} minutes`}</span>
      </p>
      {count > 0 ? (
        <>
          <div className={classes.bar} aria-hidden>
            {lots.map((lot) => (
              <span key={lot.date} style={{ flexGrow: lot.count }} data-expiring={lot.expiring || undefined} />
            ))}
          </div>
          <ul className={classes.lots}>
            {(brief ? lots.slice(0, 1) : lots).map((lot) => (
              <li key={lot.date} className={classes.lot}>
                <span>{`${lot.count} ${lot.count === 1 ? 'expires' : 'expire'} ${listDate(lot.date)}`}</span>
                {lot.expiring ? <ExpiringTag /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={classes.none}>You can pay for lessons on the day.</p>
      )}
    </Card>
  );
}
