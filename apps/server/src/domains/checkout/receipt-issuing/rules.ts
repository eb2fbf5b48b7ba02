import type { PurchaseKind } from '@fairway/contracts/checkout/purchases';
import type { ReceiptLine, ReceiptSeller } from '@fairway/contracts/checkout/receipts';
import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import { formatFullName } from '@fairway/contracts/person-names';
import { toZoned } from '@fairway/time/zoned-time';

export type ReceiptKind = 'receipt' | 'credit_note';

const PREFIXES: Record<ReceiptKind, string> = { receipt: 'F', credit_note: 'C' };

/** "F-2026-0001", of a credit note "C-2026-0001"; from the ten-thousandth of a year on it grows longer (C11). */
export const formatReceiptNumber = (kind: ReceiptKind, year: number, nth: number): string =>
  `${PREFIXES[kind]}-${year}-${String(nth).padStart(4, '0')}`;

/** The year of the seller's clock in which something is numbered. */
export const receiptYear = (zone: string, at: Date): number => Number(toZoned(zone, at.getTime()).date.slice(0, 4));

/** A purchase in lines that add up to its amount: credits one by one where the amount divides, everything else as one. */
export function receiptLines(purchase: {
  kind: PurchaseKind;
  title: string;
  amount: number;
  credits: number;
}): ReceiptLine[] {
  const { kind, title, amount, credits } = purchase;
  if (kind === 'credits' && amount % credits === 0)
    return [
      { title: `Lesson credit (${CREDIT_MINUTES} minutes)`, quantity: credits, unit_price: amount / credits, amount },
    ];
  return [{ title, quantity: 1, unit_price: amount, amount }];
}

/**
 * The VAT that a price includes, in minor units, rounded half up; `rate` in whole or half percent. It is worked out in whole numbers,
 * so that net and VAT are the gross to the penny whatever the amount.
 */
export function vatIncluded(gross: number, rate: number | null): number {
  const halves = Math.round((rate ?? 0) * 2);
  const whole = 200 + halves;
  return Math.floor((2 * gross * halves + whole) / (2 * whole));
}

/** A seller as their account has them, with their settings. */
export interface SellerRow {
  first_name: string;
  last_name: string;
  email: string;
  address_line1: string | null;
  address_line2: string | null;
  address_city: string | null;
  address_county: string | null;
  address_postcode: string | null;
  vat_number: string | null;
}

/** The block of a receipt that says who sold. */
export function sellerBlock(row: SellerRow): ReceiptSeller {
  const { address_line1, address_line2, address_city, address_county, address_postcode } = row;
  const lines = [address_line1, address_line2, address_city, address_county, address_postcode];
  return {
    name: formatFullName(row),
    email: row.email,
    address: lines.map((line) => line?.trim() ?? '').filter((line) => line !== ''),
    vat_number: row.vat_number,
  };
}
