import type { Purchase } from '@fairway/contracts/checkout/purchases';
import type { Receipt } from '@fairway/contracts/checkout/receipts';
import { A_PURCHASE, A_RECEIPT } from '@fairway/contracts/testing/receipts';

/** Four credits, paid by card a week ago. */
export const aPurchase = (fields: Partial<Purchase> = {}): Purchase => ({ ...A_PURCHASE, ...fields });

export const aReceipt = (fields: Partial<Receipt> = {}): Receipt => ({ ...A_RECEIPT, ...fields });
