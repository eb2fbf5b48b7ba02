import { CREDIT_QUANTITY } from '@fairway/contracts/constants';
import { returnPath } from '../../app/shell/paths.ts';

/** Why somebody came to buy credits: how many they lack, and the form to go back to. */
export interface CreditsSearch {
  credits?: number;
  from?: string;
}

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parseCreditsSearch({ credits, from }: Record<string, unknown>): CreditsSearch {
  const count = Number(credits);
  const known = Number.isInteger(count) && count >= CREDIT_QUANTITY.min && count <= CREDIT_QUANTITY.max;
  const back = returnPath(from);
  return { ...(known && { credits: count }), ...(back && { from: back }) };
}
