import { isSaving } from '../../features/records/runningSaves.ts';
import { queryClient } from '../../trpc/queryClient.ts';

/**
 * Whether a document can be loaded anew without loss: nobody is writing, and nothing is on its way. A record goes on being saved when its page
 * is left, and most of the time what is on its way is a file, which no mutation sends.
 */
export const isIdle = (): boolean =>
  queryClient.isMutating() === 0 &&
  !isSaving() &&
  !document.activeElement?.matches('input, textarea, [contenteditable="true"]');
