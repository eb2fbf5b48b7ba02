/** A receipt in words; its screen and its PDF share these. */

const NOT_REGISTERED = 'Not VAT registered';

/** What the seller's block says of VAT. */
export const sellerVatPhrase = (vat_number: string | null): string =>
  vat_number === null ? NOT_REGISTERED : `VAT number ${vat_number}`;

/** "VAT included at 20%": what stands beside the VAT of a total. */
export const vatLabel = (vat_rate: number): string => `VAT included at ${vat_rate}%`;

/** How it was paid; `day` in words. */
export const paidPhrase = (card: string | null, day: string): string =>
  card === null ? 'Nothing was charged' : `Paid by card ending ${card} on ${day}`;

/** Where the money has gone since; null while it is kept. `day` in words, of a refund that has been sent. */
export const refundPhrase = (status: string, day: string | null): string | null =>
  day !== null ? `Refunded on ${day}` : status === 'refunding' ? 'Refund on its way' : null;
