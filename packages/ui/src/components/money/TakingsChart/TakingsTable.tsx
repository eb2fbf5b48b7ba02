import type { TakingsMonth } from '@fairway/contracts/money';
import { moneyPhrase, monthPhrase } from '@fairway/contracts/phrases';
import { barOf } from './scale.ts';
import classes from './TakingsTable.module.css';

export interface TakingsTableProps {
  /** The oldest first, as the chart draws them; the table begins with the newest. */
  months: readonly TakingsMonth[];
  currency: string;
}

/** The numbers of the chart, a month a line. */
export function TakingsTable({ months, currency }: TakingsTableProps) {
  const money = (minor: number) => (minor === 0 ? '–' : moneyPhrase(minor, currency));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is scrolled by keys too.
    <div className={classes.frame} tabIndex={0} role="region" aria-label="Takings month by month">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">By card</th>
            <th scope="col">On the day</th>
            <th scope="col">Refunded</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => {
            const { card, on_day, refunded } = barOf(month);
            return (
              <tr key={month.month}>
                <th scope="row">{monthPhrase(`${month.month}-01`)}</th>
                <td>{money(card)}</td>
                <td>{money(on_day)}</td>
                <td>{money(refunded)}</td>
                <td>{moneyPhrase(month.total, currency)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
