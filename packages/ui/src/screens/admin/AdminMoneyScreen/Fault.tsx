import type { MoneyAlert } from '@fairway/contracts/proof';
import { IconCheck, IconCoins, IconCreditCard } from '@tabler/icons-react';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Entry, useMoment } from '../parts/Entries.tsx';
import { adminPaths } from '../paths.ts';
import classes from './AdminMoneyScreen.module.css';
import { nextOf, placesOf, sidesOf, titleOf } from './phrases.ts';

/** One fault: what is wrong, what each book says, and what to do. One that was put right says when. */
export function Fault({ alert }: { alert: MoneyAlert }) {
  const moment = useMoment();
  const { found_at, seen_at, resolved_at } = alert;
  const icon = alert.kind === 'ledger' ? IconCoins : IconCreditCard;
  return (
    <Entry
      icon={resolved_at ? IconCheck : icon}
      tone={resolved_at ? 'quiet' : 'danger'}
      title={titleOf(alert)}
      detail={resolved_at ? `Found right on ${moment(resolved_at)}` : `Last seen on ${moment(seen_at)}`}
      at={found_at}
    >
      <dl className={classes.facts}>
        {[...sidesOf(alert), ...placesOf(alert)].map(({ label, value }) =>
          value === null ? null : (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {resolved_at ? null : (
        <p className={classes.next}>
          {nextOf(alert)}
          {alert.kind === 'ledger' ? (
            <>
              {' '}
              <AppLink href={adminPaths.player(alert.detail.player_id)}>Open the player</AppLink>
            </>
          ) : null}
        </p>
      )}
    </Entry>
  );
}
