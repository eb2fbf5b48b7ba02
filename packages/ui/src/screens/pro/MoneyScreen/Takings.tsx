import type { Money, TakingsMonth } from '@fairway/contracts/money';
import { moneyPhrase, monthPhrase } from '@fairway/contracts/phrases';
import { Card } from '@mantine/core';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { HeroCard } from '../../../components/HeroCard/HeroCard.tsx';
import { barOf } from '../../../components/money/TakingsChart/scale.ts';
import { TakingsChart } from '../../../components/money/TakingsChart/TakingsChart.tsx';
import { TakingsTable } from '../../../components/money/TakingsChart/TakingsTable.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import classes from './MoneyScreen.module.css';

const sumOf = (months: readonly TakingsMonth[]) => months.reduce((sum, { total }) => sum + total, 0);

const hasBar = (month: TakingsMonth): boolean => {
  const { card, on_day, refunded } = barOf(month);
  return card > 0 || on_day > 0 || refunded > 0;
};

/** The month so far: what was taken, and where it came from. */
export function TakenHero({ takings: [own] }: Money) {
  const month = own?.months.at(-1);
  if (!own || !month) return null;
  const { card, on_day, refunded } = barOf(month);
  const money = (minor: number) => moneyPhrase(minor, own.currency);
  const facts = [`${money(card)} by card`, `${money(on_day)} on the day`, refunded && `${money(refunded)} refunded`];
  return (
    <HeroCard
      eyebrow={`Taken in ${monthPhrase(`${month.month}-01`)}`}
      title={money(month.total)}
      detail={facts.filter(Boolean).join(' · ')}
    />
  );
}

/** Twelve months in a picture and in numbers, each currency for itself; they are never added up. */
export function Takings({ takings }: Money) {
  return (
    <>
      {takings.map(({ currency, months }, nth) => (
        <section key={currency} aria-labelledby={`takings-${currency}`}>
          <SectionTitle id={`takings-${currency}`}>
            {nth === 0 ? 'The last 12 months' : `The last 12 months in ${currency}`}
          </SectionTitle>
          <Card className={classes.chart}>
            <p className={classes.sum}>
              {moneyPhrase(sumOf(months), currency)} <span className={classes.dim}>taken in all</span>
            </p>
            {months.some(hasBar) ? <TakingsChart months={months} currency={currency} /> : null}
          </Card>
          <Disclosure title={nth === 0 ? 'Month by month' : `Month by month in ${currency}`}>
            <Card>
              <TakingsTable months={months} currency={currency} />
            </Card>
          </Disclosure>
        </section>
      ))}
    </>
  );
}
