/** The step of the way in that a pro is at: the address, then the card; null when neither is missing (S2 §4). */
export function stepOf(pro: { stripe_id: string | null; stripe_payment_method: string | null }): 1 | 2 | null {
  if (pro.stripe_id === null) return 1;
  return pro.stripe_payment_method === null ? 2 : null;
}
