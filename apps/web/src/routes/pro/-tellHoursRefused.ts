import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { failureOf } from '../../failures/failure.ts';
import { notify } from '../../notices/notify.ts';

/** For mutations of hours, which are `quiet`: a refusal has its own text there (S2 §5, §8). A 401 signs out without one. */
export function tellHoursRefused(error: unknown): void {
  const { status } = failureOf(error);
  if (status === 401) return;
  notify.error(status === 422 ? FAILURE_TEXTS.availability_overlap : FAILURE_TEXTS.problem);
}
