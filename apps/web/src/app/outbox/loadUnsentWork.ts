import type { UnsentWork } from './unsentWork.ts';

/**
 * What of a person's work stays on this device alone, or null. Where what finds it cannot be loaded, the server cannot be asked to take anybody
 * elsewhere either; and what waits is not lost.
 */
export async function loadUnsentWork(user_id: string): Promise<UnsentWork | null> {
  const found = await import('./unsentWork.ts').catch(() => null);
  return found ? found.findUnsentWork(user_id) : null;
}
