import { setTimeout as wait } from 'node:timers/promises';

/** What is answered within so many milliseconds; `otherwise` when that takes longer, or fails. */
export async function answeredIn<T>(patienceMs: number, answer: Promise<T>, otherwise: T): Promise<T> {
  const patience = new AbortController();
  const tooLate = wait(patienceMs, otherwise, { signal: patience.signal }).catch(() => otherwise);
  const first = await Promise.race([answer.catch(() => otherwise), tooLate]);
  patience.abort();
  return first;
}
