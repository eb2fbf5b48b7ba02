import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InfiniteScrollFooter } from './InfiniteScrollFooter.tsx';

const meta = {
  title: 'Components/InfiniteScrollFooter',
  component: InfiniteScrollFooter,
  args: { beyond: 'more', onMore: fn() },
} satisfies Meta<typeof InfiniteScrollFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In sight, it asks by itself. */
export const More: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};
/** A browser that was busy as it came into sight tells of before and after at once. */
export const ToldTwiceAtOnce: Story = {
  beforeEach: () => {
    const Own = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class extends Own {
      constructor(tell: IntersectionObserverCallback) {
        super((looks, watch) => tell([{ isIntersecting: false } as IntersectionObserverEntry, ...looks], watch));
      }
    };
    return () => {
      globalThis.IntersectionObserver = Own;
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};
export const Loading: Story = { args: { beyond: 'loading' } };
/** After a failure it waits to be asked. */
export const Failed: Story = {
  args: { beyond: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const FailedDark: Story = { args: { beyond: 'failed' }, globals: { scheme: 'dark' } };
