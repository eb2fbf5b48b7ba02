import { CREDIT_EXPIRING_DAYS } from '@fairway/contracts/constants';
import type { CreditLotStory } from '@fairway/contracts/credits';
import type { ScreenState } from '../../../screens/state.ts';
import { useNow } from '../../Clock/Clock.tsx';
import { type Beyond, EndlessFoot } from '../../EndlessFoot/EndlessFoot.tsx';
import { SectionTitle } from '../../SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../StateView/EmptyState.tsx';
import { FailedState } from '../../StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../StateView/Loading.tsx';
import { CreditLotCard, type LotLinks } from './CreditLotCard.tsx';
import classes from './CreditStory.module.css';

/** The lots of the pages that have come, newest first, and whether there are more. */
export interface StoryPages {
  lots: CreditLotStory[];
  timezone: string;
  beyond: Beyond;
}

export interface CreditStoryProps extends LotLinks {
  state: ScreenState<StoryPages>;
  onMore: () => void;
  /** What will appear here, while there is nothing. */
  none: string;
}

const EXPIRING_MS = CREDIT_EXPIRING_DAYS * 86_400_000;

function Lots({ state, onMore, ...links }: { state: StoryPages; onMore: () => void } & LotLinks) {
  const now = useNow().getTime();
  const isExpiring = ({ remaining, expires_at }: CreditLotStory) => {
    const left = Date.parse(expires_at) - now;
    return remaining > 0 && left > 0 && left < EXPIRING_MS;
  };
  return (
    <div className={classes.lots}>
      {state.lots.map((lot) => (
        <CreditLotCard key={lot.id} lot={lot} zone={state.timezone} expiring={isExpiring(lot)} {...links} />
      ))}
      <EndlessFoot beyond={state.beyond} onMore={onMore} />
    </div>
  );
}

/** Where each credit came from and where it went, lot by lot (the same to player and pro). */
export function CreditStory({ state, onMore, none, ...links }: CreditStoryProps) {
  return (
    <section>
      <SectionTitle>Where credits came from and went</SectionTitle>
      {state.status === 'loading' ? (
        <Loading label="Loading the story of the credits">
          <LoadingCard height={128} />
          <LoadingCard height={128} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} level={3} />
      ) : state.lots.length === 0 ? (
        <EmptyState title="Nothing has moved yet" level={3}>
          {none}
        </EmptyState>
      ) : (
        <Lots state={state} onMore={onMore} {...links} />
      )}
    </section>
  );
}
