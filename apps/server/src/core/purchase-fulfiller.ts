import type { PurchaseKind, PurchaseStatus } from '@fairway/contracts/checkout/purchases';
import type { Tx } from '@fairway/db/client';

/** What delivering a purchase needs beside what stands in its row: ids and texts of the buyer's. */
export type PurchaseMetadata = { [name: string]: string | number | null | string[] };

/** A purchase as it is kept. Money is in minor units of `currency`. */
export interface PurchaseRow {
  id: string;
  number: number;
  kind: PurchaseKind;
  status: PurchaseStatus;
  player_id: string;
  pro_id: string;
  key: string;
  title: string;
  amount: number;
  currency: string;
  credits: number;
  offer_id: string | null;
  lesson_id: string | null;
  metadata: PurchaseMetadata | null;
  stripe_id: string | null;
  stripe_account_id: string | null;
  payment_intent_id: string | null;
  card: string | null;
  failure: string | null;
  created_at: Date;
  settled_at: Date | null;
  refunded_at: Date | null;
  refund_id: string | null;
}

/** The pro somebody buys of, as they stand while the purchase is begun: neither price nor currency can change under it (C8). */
export interface Merchant {
  id: string;
  timezone: string;
  currency: string;
  lesson_price: number | null;
  video_lessons_enabled: boolean;
  video_lessons_price: number | null;
  stripe_account_id: string | null;
}

/** What somebody is about to buy. */
export interface Order {
  /** In words, for the receipt: "4 lesson credits". */
  title: string;
  amount: number;
  /** Credits that come with it. */
  credits: number;
  offer_id?: string;
  metadata?: PurchaseMetadata;
}

/**
 * What a kind of purchase delivers, releases and takes back; each within the transaction of the engine that settles the purchase,
 * whose row is locked.
 */
export interface PurchaseFulfiller {
  /** Delivers what was paid for. False when that cannot be any more (the player has left): the money then goes back. */
  fulfil: (tx: Tx, purchase: PurchaseRow, at: Date) => Promise<{ lesson_id?: string } | false>;
  /** Gives back what beginning the purchase had set aside, when nothing comes of it. */
  release: (tx: Tx, purchase: PurchaseRow) => Promise<void>;
  /** Takes back what was delivered, before the money goes back; refuses with a 422 in plain words when it was used. */
  revoke: (tx: Tx, purchase: PurchaseRow, by: { actor_id: string; at: Date }) => Promise<void>;
  /** Delivers anew what was taken back, when the provider refuses to give the money back. */
  restore: (tx: Tx, purchase: PurchaseRow, at: Date) => Promise<void>;
}

export type PurchaseFulfillers = Record<PurchaseKind, PurchaseFulfiller>;
