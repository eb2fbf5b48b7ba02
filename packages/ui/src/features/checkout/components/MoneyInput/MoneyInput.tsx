import { currencySymbol } from '@fairway/contracts/money-format';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { parsePrice, priceText } from '../../../../format/money.ts';

export interface MoneyInputProps {
  label: string;
  description?: ReactNode;
  /** Minor units, or null for an empty field. */
  value: number | null;
  onChange: (minor: number | null) => void;
  /** ISO 4217, for the symbol and the number of digits. */
  currency: string;
  name: string;
  error?: ReactNode;
  required?: boolean;
  /** Characters it holds. */
  maxLength?: number;
}

/** A price field holds 6 characters. */
const MAX_LENGTH = 6;

/** A price: minor units in and out, typed and read as people write money. */
export function MoneyInput({ value, onChange, currency, error, maxLength = MAX_LENGTH, ...field }: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : priceText(value, currency));
  const typed = parsePrice(shown, currency);
  return (
    <TextInput
      {...field}
      value={shown}
      maxLength={maxLength}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>{currencySymbol(currency)}</span>}
      error={error ?? (typed === undefined ? 'Please give a price, such as 35.00' : undefined)}
      className="tabular"
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        const minor = parsePrice(text, currency);
        if (minor !== undefined) onChange(minor);
      }}
      onBlur={() => typed !== undefined && setDraft(null)}
    />
  );
}
