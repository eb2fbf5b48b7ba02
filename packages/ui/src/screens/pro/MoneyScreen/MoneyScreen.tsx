import type { Lesson } from '@fairway/contracts/lessons';
import type { Money } from '@fairway/contracts/money';
import type { PurchaseList } from '@fairway/contracts/purchases';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { StatementForm, type StatementFormProps } from '../../../components/credits/StatementForm/StatementForm.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { type OnDayMoneyOptions, useOnDayMoney } from '../../../components/lessons/OnDayMoney/useOnDayMoney.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { FeesDue } from './FeesDue.tsx';
import classes from './MoneyScreen.module.css';
import { Purchases } from './Purchases.tsx';
import { TakenHero, Takings } from './Takings.tsx';
import { UnspentCredits } from './UnspentCredits.tsx';

export interface MoneyFacts {
  money: Money;
  /** Lessons whose fee is due. */
  fees: Lesson[];
  purchases: PurchaseList;
}

export interface MoneyScreenProps
  extends OnDayMoneyOptions, Pick<StatementFormProps, 'timezone' | 'onStatement' | 'errors'> {
  state: ScreenState<MoneyFacts>;
}

function Nothing() {
  return (
    <EmptyState
      illustration={<FlagOnGreen />}
      title="Nothing taken yet"
      action={
        <Button component={AppLink} href={proPaths.lessons}>
          Your lessons
        </Button>
      }
    >
      What players pay by card, and what you note as paid on the day, is added up here month by month.
    </EmptyState>
  );
}

/** What a coach has taken, what is due to them, and what they owe in lessons (S2 §1, D13). */
export function MoneyScreen({ state, terms, onMoney, timezone, onStatement, errors }: MoneyScreenProps) {
  const { ask, dialog } = useOnDayMoney({ terms, onMoney });
  const hereRef = useRef<HTMLDivElement>(null);
  const ready = state.status === 'ready' ? state : null;
  const facts = ready?.money.begun ? ready : null;
  return (
    <Page
      header={<PageHeader title="Money" back={{ href: proPaths.lessons, label: 'Back to lessons' }} />}
      aside={
        facts ? (
          <>
            <UnspentCredits {...facts.money} />
            <Purchases {...facts.purchases} timezone={timezone} />
            <StatementForm
              timezone={timezone}
              onStatement={onStatement}
              errors={errors}
              title="For your accounts"
              action="Download takings"
            />
          </>
        ) : state.status === 'loading' ? (
          <LoadingRows count={4} />
        ) : undefined
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your money">
          <LoadingCard height={150} />
          <LoadingCard height={280} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready && !facts ? <Nothing /> : null}
      {facts ? (
        <div ref={hereRef} tabIndex={-1} className={classes.here}>
          <TakenHero {...facts.money} />
          <FeesDue fees={facts.fees} terms={terms} onAsk={ask} />
          <Takings {...facts.money} />
        </div>
      ) : null}
      {dialog}
    </Page>
  );
}
