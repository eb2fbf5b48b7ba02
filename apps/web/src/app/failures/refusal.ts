import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { readFailure } from './failure.ts';

/** The statuses that a form on the way in tells of itself, above its fields; no toast comes with them. */
export const toldByForm = { quiet: [404, 429] };

/** Why a form on the way in was refused as a whole: in the server's words, or in `texts` where the specification has its own. */
export function readRefusal(error: unknown, texts: { 404?: string } = {}): string | undefined {
  const { status, message } = readFailure(error);
  if (status === 401) return FAILURE_TEXTS.credentials;
  if (status === 404) return texts[404];
  return status === 429 ? message : undefined;
}
