import type { Receipt } from '@fairway/contracts/purchases';
import { creditsPhrase, datePhrase, fullName, moneyPhrase, zonePhrase } from '@fairway/contracts/phrases';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { dayAt, timeAt } from '../../../format/zones.ts';
import classes from './ReceiptScreen.module.css';

const when = (instant: string, zone: string): string =>
  `${datePhrase(dayAt(new Date(instant), zone))}, ${timeAt(instant, zone)} ${zonePhrase(instant, zone)}`;

function standing({ status, refunded_at, timezone }: Receipt): { words: string; kind: string } {
  if (status === 'refunded')
    return {
      words: refunded_at ? `Refunded ${datePhrase(dayAt(new Date(refunded_at), timezone))}` : 'Refunded',
      kind: 'refunded',
    };
  return status === 'refunding' ? { words: 'Refund on its way', kind: 'refunded' } : { words: 'Paid', kind: 'paid' };
}

/** The sheet itself: who bought what from whom, when, for how much, and how it was paid. */
export function Paper({ receipt }: { receipt: Receipt }) {
  const { number, title, amount, currency, credits, card, created_at, settled_at, pro, player, timezone, kind } =
    receipt;
  const { words, kind: stamp } = standing(receipt);
  return (
    <article className={classes.paper}>
      <div className={classes.top}>
        <Logo size={28} />
        <span className={classes.stamp} data-kind={stamp}>
          {words}
        </span>
      </div>
      <p className={classes.amount}>{moneyPhrase(amount, currency)}</p>
      <p className={classes.what}>{title}</p>
      <DetailList
        items={[
          { label: 'Receipt', value: String(number) },
          { label: 'Date', value: when(settled_at ?? created_at, timezone) },
          {
            label: 'Coach',
            value: pro ? (
              <>
                {fullName(pro)}
                <br />
                <span className={classes.quiet}>{pro.email}</span>
              </>
            ) : (
              'A coach who has left'
            ),
          },
          { label: 'Player', value: player ? fullName(player) : 'A player who has left' },
          {
            label: 'Bought',
            value: kind !== 'credits' && credits > 0 ? `${title}, with ${creditsPhrase(credits)}` : title,
          },
          { label: 'Paid with', value: card === null ? 'Nothing was charged' : `Card ending ${card}` },
          { label: 'Amount', value: `${moneyPhrase(amount, currency)} ${currency}` },
        ]}
      />
    </article>
  );
}
