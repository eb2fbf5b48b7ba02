import type { PurchaseList } from '@fairway/contracts/checkout/purchases';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatMoney } from '@fairway/contracts/money-format';
import { Stack } from '@mantine/core';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Pagination } from '../../../../kit/Pagination/Pagination.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { listDate } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { proPaths } from '../../../../paths/pro.ts';

type Sold = PurchaseList['data'][number];

const describeStatus = ({ status }: Sold): string | null =>
  status === 'refunded' ? 'Refunded' : status === 'refunding' ? 'Being refunded' : null;

function Row({ sold, timezone }: { sold: Sold; timezone: string }) {
  const day = listDate(dayAt(new Date(sold.settled_at ?? sold.created_at), timezone));
  // Who has left is not named any more.
  const who = sold.player ? formatFullName(sold.player) : 'A player who has left';
  return (
    <ListRow
      href={proPaths.receipt(sold.id)}
      title={sold.title}
      detail={[who, day, describeStatus(sold)].filter(Boolean).join(' · ')}
      meta={formatMoney(sold.amount, sold.currency)}
    />
  );
}

interface PurchasesProps extends PurchaseList {
  timezone: string;
  /** The period of the statements, which another page keeps. */
  period?: string | undefined;
}

/** What players have bought by card, newest first, each with its receipt. Nothing when nothing was. */
export function Purchases({ data, total, page, per_page, timezone, period }: PurchasesProps) {
  if (total === 0) return null;
  const getHref = (to: number) => {
    const query = [to > 1 && `page=${to}`, period && `period=${period}`].filter(Boolean).join('&');
    return query ? `${proPaths.money}?${query}` : proPaths.money;
  };
  return (
    <section aria-labelledby="purchases">
      <SectionTitle id="purchases">Bought by card</SectionTitle>
      <Stack gap="sm">
        <ListCard labelledBy="purchases">
          {data.map((sold) => (
            <Row key={sold.id} sold={sold} timezone={timezone} />
          ))}
        </ListCard>
        <Pagination page={page} pages={Math.ceil(total / per_page)} getHref={getHref} />
      </Stack>
    </section>
  );
}
