import { Anchor } from '@mantine/core';
import type { MoneyAlert } from '@fairway/contracts/proof';
import { IconCheck, IconCoins, IconCreditCard } from '@tabler/icons-react';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Entry, useMoment } from '../parts/Entries.tsx';
import { adminPaths } from '../paths.ts';
import classes from './AdminMoneyScreen.module.css';
import { nextOf, placesOf, sidesOf, titleOf } from './phrases.ts';

/** A fault that was found the first time has no more to tell. */
function whatCameOf({ found_at, seen_at, resolved_at }: MoneyAlert, moment: (instant: string) => string) {
  if (resolved_at) return `Found right on ${moment(resolved_at)}`;
  return seen_at === found_at ? null : `Found again on ${moment(seen_at)}`;
}

/** One fault: what is wrong, what each book says, and what to do. One that was put right says when. */
export function Fault({ alert }: { alert: MoneyAlert }) {
  const moment = useMoment();
  const { found_at, resolved_at } = alert;
  const icon = alert.kind === 'ledger' ? IconCoins : IconCreditCard;
  return (
    <Entry
      icon={resolved_at ? IconCheck : icon}
      tone={resolved_at ? 'quiet' : 'danger'}
      title={titleOf(alert)}
      detail={whatCameOf(alert, moment)}
      at={found_at}
    >
      <dl className={classes.facts}>
        {sidesOf(alert).map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {placesOf(alert).map(({ label, value }) =>
          value === null ? null : (
            <div key={label} className={classes.place}>
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
              <Anchor inherit underline="always" component={AppLink} href={adminPaths.player(alert.detail.player_id)}>
                Open the player
              </Anchor>
            </>
          ) : null}
        </p>
      )}
    </Entry>
  );
}
