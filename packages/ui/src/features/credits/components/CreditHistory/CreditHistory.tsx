import { CREDIT_EXPIRING_DAYS } from '@fairway/contracts/constants';
import type { CreditLotStory } from '@fairway/contracts/credits/credits';
import { DAY_MS } from '@fairway/time/units';
import { Stack } from '@mantine/core';
import type { Loadable } from '../../../../kit/loadable.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { type Beyond, InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { CreditLotCard, type LotLinks } from './CreditLotCard.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

/** The lots of the pages that have come, newest first, and whether there are more. */
export interface CreditHistoryPages {
  lots: CreditLotStory[];
  timezone: string;
  beyond: Beyond;
}

export interface CreditHistoryProps extends LotLinks {
  state: Loadable<CreditHistoryPages>;
  onMore: () => void;
  /** What will appear here, while there is nothing. */
  none: string;
}

const EXPIRING_MS = CREDIT_EXPIRING_DAYS * DAY_MS;

function Lots({ state, onMore, ...links }: { state: CreditHistoryPages; onMore: () => void } & LotLinks) {
  const now = useNow().getTime();
  const isExpiring = ({ remaining, expires_at }: CreditLotStory) => {
    const left = Date.parse(expires_at) - now;
    return remaining > 0 && left > 0 && left < EXPIRING_MS;
  };
  return (
    <Stack gap="sm">
      {state.lots.map((lot) => (
        <CreditLotCard key={lot.id} lot={lot} zone={state.timezone} expiring={isExpiring(lot)} {...links} />
      ))}
      <InfiniteScrollFooter beyond={state.beyond} onMore={onMore} />
    </Stack>
  );
}

/** Where each credit came from and where it went, lot by lot (the same to player and pro). */
export function CreditHistory({ state, onMore, none, ...links }: CreditHistoryProps) {
  return (
    <section>
      <SectionTitle>Credit history</SectionTitle>
      <ScreenState
        state={state}
        failedLevel={3}
        loading={
          <Loading label="Loading credit history">
            <LoadingCard height={128} />
            <LoadingCard height={128} />
          </Loading>
        }
      >
        {(pages) =>
          pages.lots.length === 0 ? (
            <EmptyState title="No activity yet" level={3}>
              {none}
            </EmptyState>
          ) : (
            <Lots state={pages} onMore={onMore} {...links} />
          )
        }
      </ScreenState>
    </section>
  );
}
