import { readFailure, isPassing } from '../../app/failures/failure.ts';

const UNREACHED =
  'We cannot reach the server at the moment. What you have entered is kept: please try again when the connection is back.';

/** What a step of joining says of a failure as a whole; what belongs to a field is said there. */
export function findAlert(error: unknown): string | undefined {
  if (!error) return undefined;
  const failure = readFailure(error);
  if (isPassing(failure)) return UNREACHED;
  return failure.status === 401 || failure.status === 429 ? failure.message : undefined;
}
