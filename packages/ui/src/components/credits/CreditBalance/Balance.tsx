import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import { ExpiringTag } from '../../Badges/ExpiringTag.tsx';
import type { CreditLot } from '../../../format/credits.ts';
import { listDate } from '../../../format/days.ts';
import classes from './Balance.module.css';

/** How many credits there are, and what one is worth. */
export function BalanceLine({ count }: { count: number }) {
  return (
    <p className={classes.balance}>
      <span className={classes.count}>{count}</span> {count === 1 ? 'credit' : 'credits'}
      <span className={classes.worth}>{`1 credit is ${CREDIT_MINUTES} minutes`}</span>
    </p>
  );
}

/** When each part of a balance expires, soonest first. */
export function ExpiryList({ lots }: { lots: CreditLot[] }) {
  return (
    <ul className={classes.lots}>
      {lots.map((lot) => (
        <li key={lot.date} className={classes.lot}>
          <span>{`${lot.count} ${lot.count === 1 ? 'expires' : 'expire'} ${listDate(lot.date)}`}</span>
          {lot.expiring ? <ExpiringTag /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What stands in place of a picture while there are no credits. */
export function NoCredits({ children }: { children: string }) {
  return <p className={classes.none}>{children}</p>;
}
