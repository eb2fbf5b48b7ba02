import { notify } from '../notices/notify.ts';

/** Puts a text on the clipboard and says whether it worked. */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied to clipboard');
  } catch {
    notify.error('Could not copy to clipboard');
  }
}
