import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { Money } from '@fairway/contracts/checkout/takings';
import type { PurchaseList } from '@fairway/contracts/checkout/purchases';
import { Button, Stack } from '@mantine/core';
import { IconReceiptTax } from '@tabler/icons-react';
import { StatementForm, type StatementFormProps } from '../../../credits/components/StatementForm/StatementForm.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { type CashPaymentOptions, useCashPayment } from '../../../lessons/components/CashPayment/useCashPayment.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { PeriodLinks } from '../../components/PeriodLinks/PeriodLinks.tsx';
import { findPeriod, listPeriods, type Period } from '../../components/PeriodLinks/periods.ts';
import { FeesDue } from './FeesDue.tsx';
import { Purchases } from './Purchases.tsx';
import { TakenHero, Takings } from './Takings.tsx';
import { UnspentCredits } from './UnspentCredits.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface MoneyFacts {
  money: Money;
  /** Lessons whose fee is due. */
  fees: Lesson[];
  purchases: PurchaseList;
}

export interface MoneyScreenProps
  extends CashPaymentOptions, Pick<StatementFormProps, 'timezone' | 'onStatement' | 'errors'> {
  state: Loadable<MoneyFacts>;
  /** The period of the statements that the address names. */
  period?: string | undefined;
}

const vatLink = (
  <ListCard label="Receipts">
    <ListRow
      href={proPaths.vat}
      icon={IconReceiptTax}
      title="VAT and receipts"
      detail="What your receipts say about tax"
    />
  </ListCard>
);

function Nothing() {
  return (
    <EmptyState
      illustration={<FlagOnGreen />}
      title="No payments yet"
      action={
        <Button component={AppLink} href={proPaths.lessons}>
          Your lessons
        </Button>
      }
    >
      Card payments, and lessons you mark paid, add up here month by month.
    </EmptyState>
  );
}

/** What a coach has taken, what is due to them, and what they owe in lessons. */
export function MoneyScreen({ state, terms, onMoney, timezone, onStatement, errors, period }: MoneyScreenProps) {
  const { ask, dialog } = useCashPayment({ terms, onMoney });
  const ready = findReady(state);
  const facts = ready?.money.begun ? ready : null;
  const today = dayAt(useNow(), timezone);
  const chosen = findPeriod(today, period);
  const page = facts?.purchases.page ?? 1;
  const getPeriodHref = ({ id }: Period) => `${proPaths.money}?${page > 1 ? `page=${page}&` : ''}period=${id}`;
  return (
    <Page
      header={<PageHeader title="Money" back={{ href: proPaths.lessons, label: 'Back to lessons' }} />}
      aside={
        facts ? (
          <>
            <UnspentCredits {...facts.money} />
            <Purchases {...facts.purchases} timezone={timezone} period={chosen?.id} />
            <StatementForm
              // Another period is another form: what was typed over the one before is not kept.
              key={chosen?.id}
              period={chosen}
              presets={<PeriodLinks periods={listPeriods(today)} chosen={chosen} getHref={getPeriodHref} />}
              timezone={timezone}
              onStatement={onStatement}
              errors={errors}
              title="Statements"
              action="Download takings"
            />
          </>
        ) : state.status === 'loading' ? (
          <LoadingRows count={4} />
        ) : undefined
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your money">
            <LoadingCard height={150} />
            <LoadingCard height={280} />
          </Loading>
        }
      >
        {({ money, fees }) =>
          money.begun ? (
            <Stack gap="lg">
              <TakenHero {...money} />
              <FeesDue fees={fees} terms={terms} onAsk={ask} />
              <Takings {...money} />
              {vatLink}
            </Stack>
          ) : (
            <>
              <Nothing />
              {vatLink}
            </>
          )
        }
      </ScreenState>
      {dialog}
    </Page>
  );
}
