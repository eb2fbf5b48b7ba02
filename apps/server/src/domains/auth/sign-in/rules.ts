import { foldEmail } from '@fairway/contracts/auth/fold-email';

/**
 * What attempts at an account are counted under: the account itself where there is one, so that no way of writing its address is
 * another account's worth of tries, and the address where there is none. The two never meet, whatever is typed as an address.
 */
export const accountLimitKey = (email: string, account: { id: string } | null): string =>
  account ? `id:${account.id}` : `email:${foldEmail(email)}`;
