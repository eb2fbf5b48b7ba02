import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';

/**
 * Puts axe into each page of a story and waits for it: the accessibility check of a story looks into a frame only where it finds
 * itself there.
 */
export async function lookIntoFrames({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const frames = [...canvasElement.querySelectorAll('iframe')];
  await expect(frames).toHaveLength(2);
  for (const frame of frames) {
    // A frame has an empty page at first, which is complete too.
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
    await waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'));
    const page = frame.contentDocument!;
    const script = page.createElement('script');
    script.textContent = axe.source;
    page.head.append(script);
  }
}

/** A story shows one mail twice, whose main landmarks are then no longer unique; in a mailbox it stands alone. */
export const framesParameters = {
  layout: 'fullscreen',
  a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
};
