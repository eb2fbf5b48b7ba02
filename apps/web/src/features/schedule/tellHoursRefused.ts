import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';

/** For mutations of hours, which are `quiet`: a refusal has its own text there. A 401 signs out without one. */
export function tellHoursRefused(error: unknown): void {
  const { status } = readFailure(error);
  if (status === 401) return;
  notify.error(status === 422 ? FAILURE_TEXTS.availability_overlap : FAILURE_TEXTS.problem);
}
