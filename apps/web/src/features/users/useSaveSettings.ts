import type { OwnSettings } from '@fairway/contracts/users/settings';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';

interface Saving {
  /** What is said once they are saved; left out where the screen shows it by itself. */
  saved?: string;
  /** Brings up to date what goes by the settings that were changed. */
  onSaved?: (settings: OwnSettings) => void;
  /** Failures that the screen tells of itself. */
  quiet?: number[];
}

/** Saves settings of the signed-in person, who is known with them wherever they are at work. */
export function useSaveSettings({ saved, onSaved, quiet = [] }: Saving = {}) {
  return trpc.accounts.saveSettings.useMutation({
    // One after the other: each answer holds all settings, and the last one is the one that counts.
    scope: { id: 'settings' },
    meta: { quiet },
    onSuccess: (settings) => {
      utils.accounts.settings.setData(undefined, settings);
      onSaved?.(settings);
      void utils.accounts.user.invalidate();
      if (saved) notify.success(saved);
    },
  });
}
