import { expect, userEvent, waitFor } from 'storybook/test';

/** Clicks what stands in a virtual list once the list has come to rest: while it scrolls, its rows take no pointer. */
export async function clickAtRest(target: HTMLElement): Promise<void> {
  await waitFor(() => expect(target).not.toHaveStyle({ pointerEvents: 'none' }), { timeout: 5_000 });
  await userEvent.click(target);
}
