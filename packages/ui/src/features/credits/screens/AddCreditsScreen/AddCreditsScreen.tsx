import { CANCELLATION_NOTICE_HOURS, CREDIT_LIFE, CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { CreditMap } from '@fairway/contracts/credits/credits';
import { Anchor, Group, Stack } from '@mantine/core';
import { CreditBalance } from '../../components/CreditBalance/CreditBalance.tsx';
import { CreditHistory, type CreditHistoryProps } from '../../components/CreditHistory/CreditHistory.tsx';
import { StatementForm, type StatementFormProps } from '../../components/StatementForm/StatementForm.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { LESSONS, lessonPath, receiptPath, RECEIPTS } from '../../../../paths/player.ts';
import { Bought, type BoughtCredits } from './Bought.tsx';
import { BuyCredits, type Buying, type CreditShop, NoShop } from './BuyCredits.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

interface CreditsFacts {
  credits: CreditMap;
  /** The coach's zone. */
  timezone: string;
  pro: { first_name: string; last_name: string } | null;
  /** Null while the coach sells none. */
  shop: CreditShop | null;
  /** The last four digits of the card on file. */
  stripe_card: string | null;
}

export interface AddCreditsScreenProps {
  state: Loadable<CreditsFacts>;
  buying: Buying;
  /** What was just bought. */
  bought: BoughtCredits | null;
  onMore: () => void;
  /** As many as somebody lacked who came here from a form. */
  missing?: number | undefined;
  /** The form they came from. */
  from?: string | null;
  story: Pick<CreditHistoryProps, 'state' | 'onMore'>;
  statement: Omit<StatementFormProps, 'timezone'>;
}

/** What a credit is and how long it lasts, as help. */
function Rules() {
  return (
    <Notice title="How credits work">
      <Stack component="ul" gap={6} m={0} ps={18}>
        <li>{`One credit equals ${CREDIT_MINUTES} minutes of tuition.`}</li>
        <li>{`Credits must be used within ${CREDIT_LIFE.months} months of purchase. We remind you 1 month before they expire.`}</li>
        <li>Expired credits are non-refundable.</li>
        <li>{`Cancel a lesson ${CANCELLATION_NOTICE_HOURS} hours or more before it starts, and its credits are returned.`}</li>
      </Stack>
    </Notice>
  );
}

/** Lesson credits of a player: what there is by day of expiry, buying more, and where each came from and went. */
export function AddCreditsScreen({ state, ...rest }: AddCreditsScreenProps) {
  const { buying, bought, onMore, missing, from = null, story, statement } = rest;
  const back = from ? { href: from, label: 'Back to your booking' } : { href: LESSONS, label: 'Back to lessons' };
  return (
    <Page
      header={<PageHeader title="Lesson credits" back={back} />}
      aside={
        state.status === 'ready' ? (
          <>
            <CreditHistory
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
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your credits">
            <LoadingCard height={260} />
            <LoadingCard height={480} />
          </Loading>
        }
      >
        {(facts) => (
          <>
            <CreditBalance
              credits={facts.credits}
              timezone={facts.timezone}
              none="You have no credits yet. You can pay for lessons on the day."
            />
            {bought ? (
              <Bought bought={bought} onwards={from ? back : null} onMore={onMore} />
            ) : facts.shop ? (
              <BuyCredits {...buying} shop={facts.shop} stripe_card={facts.stripe_card} missing={missing} />
            ) : (
              <NoShop pro={facts.pro} />
            )}
            <Rules />
            <Group>
              <Anchor
                component={AppLink}
                href={RECEIPTS}
                fw={560}
                lh="var(--app-tap)"
                underline="always"
                c="var(--app-primary-text)"
              >
                Your receipts
              </Anchor>
            </Group>
          </>
        )}
      </ScreenState>
    </Page>
  );
}
