import type { Purchase } from '@fairway/contracts/checkout/purchases';
import { formatMoney } from '@fairway/contracts/money-format';
import { Button } from '@mantine/core';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../../kit/Pagination/Pagination.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { listDate } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { CREDITS, receiptPath, RECEIPTS } from '../../../../paths/player.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ReceiptsScreenProps {
  state: Loadable<{ data: Purchase[]; total: number; page: number; per_page: number; timezone: string }>;
}

const isBack = ({ status }: Purchase) => status === 'refunded' || status === 'refunding';

function Row({ purchase, zone }: { purchase: Purchase; zone: string }) {
  const { id, number, title, amount, currency, settled_at, created_at } = purchase;
  const day = listDate(dayAt(new Date(settled_at ?? created_at), zone));
  return (
    <ListRow
      href={receiptPath(id)}
      title={title}
      detail={`${day} · Receipt ${number}${isBack(purchase) ? ' · Refunded' : ''}`}
      meta={formatMoney(amount, currency)}
    />
  );
}

/** What a player has paid by card, newest first, each with its receipt. */
export function ReceiptsScreen({ state }: ReceiptsScreenProps) {
  return (
    <Page header={<PageHeader title="Receipts" back={{ href: CREDITS, label: 'Back to lesson credits' }} />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your receipts">
            <LoadingRows count={6} />
          </Loading>
        }
      >
        {(receipts) =>
          receipts.data.length === 0 ? (
            <EmptyState
              illustration={<FlagOnGreen />}
              title="No receipts yet"
              action={
                <Button component={AppLink} href={CREDITS}>
                  Lesson credits
                </Button>
              }
            >
              Credits, offers and video lessons that you pay for appear here, each with its receipt.
            </EmptyState>
          ) : (
            <>
              <ListCard label="Receipts">
                {receipts.data.map((purchase) => (
                  <Row key={purchase.id} purchase={purchase} zone={receipts.timezone} />
                ))}
              </ListCard>
              <Pagination
                page={receipts.page}
                pages={Math.ceil(receipts.total / receipts.per_page)}
                getHref={(page) => (page === 1 ? RECEIPTS : `${RECEIPTS}?page=${page}`)}
              />
            </>
          )
        }
      </ScreenState>
    </Page>
  );
}
