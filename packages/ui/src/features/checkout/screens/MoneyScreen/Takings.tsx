import type { Money, TakingsMonth } from '@fairway/contracts/checkout/takings';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatMonth } from '@fairway/time/phrases';
import { Card, Text } from '@mantine/core';
import { Disclosure } from '../../../../kit/Disclosure/Disclosure.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { toBar } from '../../components/TakingsChart/scale.ts';
import { TakingsChart } from '../../components/TakingsChart/TakingsChart.tsx';
import { TakingsTable } from '../../components/TakingsChart/TakingsTable.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';

const sumTotals = (months: readonly TakingsMonth[]) => months.reduce((sum, { total }) => sum + total, 0);

const hasBar = (month: TakingsMonth): boolean => {
  const { card, on_day, refunded } = toBar(month);
  return card > 0 || on_day > 0 || refunded > 0;
};

/** The month so far: what was taken, and where it came from. */
export function TakenHero({ takings: [own] }: Money) {
  const month = own?.months.at(-1);
  if (!own || !month) return null;
  const { card, on_day, refunded } = toBar(month);
  const money = (minor: number) => formatMoney(minor, own.currency);
  const facts = [`${money(card)} by card`, `${money(on_day)} on the day`, refunded && `${money(refunded)} refunded`];
  return (
    <HeroCard
      eyebrow={`Received in ${formatMonth(`${month.month}-01`)}`}
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
          <Card>
            <Text mb="xs" fz="xl" fw={680} lh={1.2} lts="-0.016em" className="wraps tabular">
              {formatMoney(sumTotals(months), currency)}{' '}
              <Text span c="dimmed" fz="sm" fw={400} lts={0}>
                received in total
              </Text>
            </Text>
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
