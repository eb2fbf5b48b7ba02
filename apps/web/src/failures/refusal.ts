import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { failureOf } from './failure.ts';

/** The statuses that a form on the way in tells of itself, above its fields; no toast comes with them (S1 §8). */
export const toldByForm = { quiet: [404, 429] };

/** Why a form on the way in was refused as a whole: in the server's words, or in `texts` where the specification has its own. */
export function refusalOf(error: unknown, texts: { 404?: string } = {}): string | undefined {
  const { status, message } = failureOf(error);
  if (status === 401) return FAILURE_TEXTS.credentials;
  if (status === 404) return texts[404];
  return status === 429 ? message : undefined;
}
