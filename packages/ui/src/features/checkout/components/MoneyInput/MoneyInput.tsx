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
  /** Characters it holds, symbol and commas aside. */
  maxLength?: number;
}

/** A price has six characters. Symbol and commas are not among them, however the same price is written. */
const MAX_LENGTH = 6;
const countPlain = (text: string) => text.replace(/[^\d.]/g, '').length;

/**
 * A price: minor units in and out, typed and read as people write money. While what stands in it is not a price, the last one that was
 * is with its form, which is therefore not sent (`data-unreadable`).
 */
export function MoneyInput({ value, onChange, currency, error, maxLength = MAX_LENGTH, ...field }: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : priceText(value, currency));
  const typed = parsePrice(shown, currency);
  const unreadable = typed === undefined;
  return (
    <TextInput
      {...field}
      value={shown}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>{currencySymbol(currency)}</span>}
      error={unreadable ? `Please enter a price, such as ${priceText(3500, currency)}` : error}
      data-unreadable={unreadable || undefined}
      className="tabular"
      onChange={(event) => {
        const text = event.currentTarget.value;
        const length = countPlain(text);
        // Cut short it would be another price, so it is not taken at all.
        if (length > maxLength && length > countPlain(shown)) return;
        setDraft(text);
        const minor = parsePrice(text, currency);
        if (minor !== undefined) onChange(minor);
      }}
      onBlur={() => unreadable || setDraft(null)}
    />
  );
}
