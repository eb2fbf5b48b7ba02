import type { Purchase } from '@fairway/contracts/purchases';
import { moneyPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { listDate } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { CREDITS, receiptPath, RECEIPTS } from '../paths.ts';

export interface ReceiptsScreenProps {
  state: ScreenState<{ data: Purchase[]; total: number; page: number; per_page: number; timezone: string }>;
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
      meta={moneyPhrase(amount, currency)}
    />
  );
}

/** What a player has paid by card, newest first, each with its receipt. */
export function ReceiptsScreen({ state }: ReceiptsScreenProps) {
  return (
    <Page header={<PageHeader title="Receipts" back={{ href: CREDITS, label: 'Back to lesson credits' }} />}>
      {state.status === 'loading' ? (
        <Loading label="Loading your receipts">
          <LoadingRows count={6} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : state.data.length === 0 ? (
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
            {state.data.map((purchase) => (
              <Row key={purchase.id} purchase={purchase} zone={state.timezone} />
            ))}
          </ListCard>
          <Pagination
            page={state.page}
            pages={Math.ceil(state.total / state.per_page)}
            hrefOf={(page) => (page === 1 ? RECEIPTS : `${RECEIPTS}?page=${page}`)}
          />
        </>
      )}
    </Page>
  );
}
