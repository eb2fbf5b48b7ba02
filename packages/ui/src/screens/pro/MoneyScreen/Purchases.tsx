import type { PurchaseList } from '@fairway/contracts/purchases';
import { fullName, moneyPhrase } from '@fairway/contracts/phrases';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { listDate } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import { proPaths } from '../paths.ts';
import classes from './MoneyScreen.module.css';

type Sold = PurchaseList['data'][number];

const stateOf = ({ status }: Sold): string | null =>
  status === 'refunded' ? 'Refunded' : status === 'refunding' ? 'Being refunded' : null;

function Row({ sold, timezone }: { sold: Sold; timezone: string }) {
  const day = listDate(dayAt(new Date(sold.settled_at ?? sold.created_at), timezone));
  // Who has left is not named any more (A13).
  const who = sold.player ? fullName(sold.player) : 'A former player';
  return (
    <ListRow
      href={proPaths.receipt(sold.id)}
      title={sold.title}
      detail={[who, day, stateOf(sold)].filter(Boolean).join(' · ')}
      meta={moneyPhrase(sold.amount, sold.currency)}
    />
  );
}

/** What players have bought by card, newest first, each with its receipt. Nothing when nothing was. */
export function Purchases({ data, total, page, per_page, timezone }: PurchaseList & { timezone: string }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="purchases">
      <SectionTitle id="purchases">Bought by card</SectionTitle>
      <div className={classes.purchases}>
        <ListCard labelledBy="purchases">
          {data.map((sold) => (
            <Row key={sold.id} sold={sold} timezone={timezone} />
          ))}
        </ListCard>
        <Pagination
          page={page}
          pages={Math.ceil(total / per_page)}
          hrefOf={(to) => (to === 1 ? proPaths.money : `${proPaths.money}?page=${to}`)}
        />
      </div>
    </section>
  );
}
