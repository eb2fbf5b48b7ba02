import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatDuration } from '@fairway/time/phrases';
import { RadioTiles } from '../../../kit/RadioTiles/RadioTiles.tsx';

export interface CreditChipsProps {
  /** The number chosen, of these or another; null before a choice. */
  value: number | null;
  /** How many somebody lacks, who came here for them: it is offered first. */
  missing?: number | undefined;
  /** The price of one credit in minor units. */
  price: number;
  currency: string;
  onChange: (credits: number) => void;
}

/** An hour, two, three and as many as can be bought at once. */
const USUAL = [4, 8, 12, 20];

/** Credits by what they are for, hours of tuition: "5 hours · 20 credits", with their price. */
export function CreditChips({ value, missing, price, currency, onChange }: CreditChipsProps) {
  const counts = missing === undefined || USUAL.includes(missing) ? USUAL : [missing, ...USUAL];
  return (
    <RadioTiles
      label="How much tuition"
      name="tuition"
      columns={2}
      options={counts.map((count) => ({
        value: String(count),
        label: `${formatDuration(count * CREDIT_MINUTES)} · ${formatCredits(count)}`,
        detail: formatMoney(price * count, currency),
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
