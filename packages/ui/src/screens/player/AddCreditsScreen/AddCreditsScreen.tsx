import { CANCELLATION_NOTICE_HOURS, CREDIT_LIFE, CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { CreditMap } from '@fairway/contracts/credits';
import { CreditBalance } from '../../../components/credits/CreditBalance/CreditBalance.tsx';
import { CreditStory, type CreditStoryProps } from '../../../components/credits/CreditStory/CreditStory.tsx';
import { StatementForm, type StatementFormProps } from '../../../components/credits/StatementForm/StatementForm.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { LESSONS, lessonPath, receiptPath, RECEIPTS } from '../paths.ts';
import classes from './AddCreditsScreen.module.css';
import { Bought, type BoughtCredits } from './Bought.tsx';
import { BuyCredits, type Buying, type CreditShop, NoShop } from './BuyCredits.tsx';

export interface CreditsFacts {
  credits: CreditMap;
  /** The coach's zone. */
  timezone: string;
  pro: { first_name: string; last_name: string } | null;
  /** Null while the coach sells none (C7). */
  shop: CreditShop | null;
  /** The last four digits of the card on file. */
  stripe_card: string | null;
}

export interface AddCreditsScreenProps {
  state: ScreenState<CreditsFacts>;
  buying: Buying;
  /** What was just bought. */
  bought: BoughtCredits | null;
  onMore: () => void;
  /** How many are proposed: as many as somebody lacked who came here from a form. */
  proposed?: number;
  /** The form they came from. */
  from?: string | null;
  story: Pick<CreditStoryProps, 'state' | 'onMore'>;
  statement: Omit<StatementFormProps, 'timezone'>;
}

/** S1 §9 as help. */
function Rules() {
  return (
    <Notice title="How credits work">
      <ul className={classes.rules}>
        <li>{`One credit equals ${CREDIT_MINUTES} minutes of tuition.`}</li>
        <li>{`Credits must be used within ${CREDIT_LIFE.months} months of purchase. We remind you 1 month before they expire.`}</li>
        <li>Expired credits are non-refundable.</li>
        <li>{`Cancel a lesson ${CANCELLATION_NOTICE_HOURS} hours or more before it starts, and its credits come back.`}</li>
      </ul>
    </Notice>
  );
}

/** Lesson credits of a player: what there is by day of expiry, buying more, and where each came from and went (S1 §2, C1 to C7). */
export function AddCreditsScreen({ state, ...rest }: AddCreditsScreenProps) {
  const { buying, bought, onMore, proposed = 4, from = null, story, statement } = rest;
  const back = from ? { href: from, label: 'Back to your booking' } : { href: LESSONS, label: 'Back to lessons' };
  return (
    <Page
      header={<PageHeader title="Lesson credits" back={back} />}
      aside={
        state.status === 'ready' ? (
          <>
            <CreditStory
              {...story}
              none="Credits you buy or are given appear here, with the lessons they pay for."
              lessonHref={lessonPath}
              receiptHref={receiptPath}
            />
            <StatementForm {...statement} timezone={state.timezone} />
          </>
        ) : state.status === 'loading' ? (
          <LoadingRows count={5} />
        ) : null
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your credits">
          <LoadingCard height={260} />
          <LoadingCard height={300} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <>
          <CreditBalance
            credits={state.credits}
            timezone={state.timezone}
            none="You have no credits yet. You can pay for lessons on the day."
          />
          {bought ? (
            <Bought bought={bought} onwards={from ? back : null} onMore={onMore} />
          ) : state.shop ? (
            <BuyCredits {...buying} shop={state.shop} stripe_card={state.stripe_card} proposed={proposed} />
          ) : (
            <NoShop pro={state.pro} />
          )}
          <Rules />
          <p className={classes.receipts}>
            <AppLink href={RECEIPTS}>Your receipts</AppLink>
          </p>
        </>
      )}
    </Page>
  );
}
