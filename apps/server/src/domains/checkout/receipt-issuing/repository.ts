import type { ReceiptLine, ReceiptSeller } from '@fairway/contracts/checkout/receipts';
import type { Tx } from '@fairway/db/client';
import { execute, fetchFirst, query, toJson } from '@fairway/db/query';
import { v7 as uuid } from 'uuid';
import type { ReceiptKind, SellerRow } from './rules.ts';

const selectSeller = (pro_id: string) =>
  query
    .selectFrom('users as pro')
    .leftJoin('settings as s', 's.user_id', 'pro.id')
    .select([
      'pro.first_name',
      'pro.last_name',
      'pro.address_line1',
      'pro.address_line2',
      'pro.address_city',
      'pro.address_county',
      'pro.address_postcode',
      'pro.timezone',
      's.vat_number',
      's.vat_rate',
    ])
    // A coach always has an address.
    .select((eb) => eb.ref('pro.email').$notNull().as('email'))
    .where('pro.id', '=', pro_id);

type Seller = SellerRow & { timezone: string; vat_rate: number | null };

/** A seller as a receipt written now would name them, kept from leaving until the transaction ends: an erasure waits, and then takes the name off this receipt too (A13). */
export const lockSeller = (tx: Tx, pro_id: string): Promise<Seller | null> =>
  fetchFirst(tx, selectSeller(pro_id).forKeyShare('pro'));

/**
 * The next number of a seller's year. Two at once: one statement counts on and holds the counter's row, so the second waits for the
 * first and goes on from it; where the first is rolled back its number was never given, and the second gets it (C11).
 */
export async function takeNumber(
  tx: Tx,
  counter: { pro_id: string; kind: ReceiptKind; year: number },
): Promise<number> {
  const row = await fetchFirst(
    tx,
    query
      .insertInto('receipt_counters')
      .values({ ...counter, last_number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['pro_id', 'kind', 'year'])
          .doUpdateSet((eb) => ({ last_number: eb('receipt_counters.last_number', '+', 1) })),
      )
      .returning('last_number'),
  );
  return row!.last_number;
}

/** A receipt or a credit note as it is kept. */
export interface IssuedReceipt {
  purchase_id: string;
  kind: ReceiptKind;
  pro_id: string;
  number: string;
  issued_at: Date;
  timezone: string;
  seller: ReceiptSeller | null;
  lines: ReceiptLine[];
  total: number;
  currency: string;
  vat_rate: number | null;
  vat: number;
}

/** Writes a receipt down, once and for all. */
export async function insertReceipt(tx: Tx, { seller, lines, ...receipt }: IssuedReceipt): Promise<void> {
  const row = { id: uuid(), ...receipt, lines: toJson(lines), ...(seller && { seller: toJson(seller) }) };
  await execute(tx, query.insertInto('receipts').values(row));
}

/** The receipt that was written of a purchase. */
export const readIssuedReceipt = (tx: Tx, purchase_id: string): Promise<IssuedReceipt | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('receipts')
      .select([
        'purchase_id',
        'kind',
        'pro_id',
        'number',
        'issued_at',
        'timezone',
        'seller',
        'lines',
        'total',
        'currency',
        'vat_rate',
        'vat',
      ])
      .$narrowType<{ seller: ReceiptSeller | null; lines: ReceiptLine[] }>()
      .where('purchase_id', '=', purchase_id)
      .where('kind', '=', 'receipt'),
  );
