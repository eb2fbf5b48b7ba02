import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aBoughtLot, aGivenLot, anEntry, someLots } from '../../../../testing/credit-history.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { CreditHistory } from './CreditHistory.tsx';

const ready = (lots: ReturnType<typeof someLots>) =>
  ({ status: 'ready', lots, timezone: ZONE, beyond: 'none' }) as const;

const meta = {
  title: 'Components/Credits/Story',
  component: CreditHistory,
  args: {
    state: ready(someLots()),
    onMore: fn(),
    lessonHref: (id) => `/player/lesson/${id}`,
    receiptHref: (id) => `/player/receipts/${id}`,
    none: 'Credits you buy or are given appear here, with the lessons they pay for.',
  },
} satisfies Meta<typeof CreditHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Receipt F-2026-0041' })[0]).toHaveAttribute(
      'href',
      '/player/receipts/purchase-1',
    );
    await expect(canvas.getAllByRole('link', { name: 'Thursday 26 November, 10:00 to 11:00' })[0]).toHaveAttribute(
      'href',
      '/player/lesson/lesson-1',
    );
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};
export const Pro: Story = {
  args: {
    state: ready([
      aBoughtLot({ refund: { can: true, refusal: null } }),
      aBoughtLot({
        remaining: 2,
        refund: { can: false, refusal: 'Some of the credits from this purchase have been used.' },
        entries: [anEntry('spent', -2), anEntry('bought', 4)],
      }),
      aGivenLot(),
    ]),
    onRefund: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No refund: Some of the credits from this purchase have been used.')).toBeVisible();
  },
};
export const ManyMovements: Story = {
  args: {
    state: ready([
      aBoughtLot({
        entries: [
          ...Array.from({ length: 9 }, (_, nth) => anEntry(nth % 2 ? 'returned' : 'spent', nth % 2 ? 4 : -4)),
          anEntry('bought', 4),
        ],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
export const LongText: Story = {
  args: { state: ready([aGivenLot({ given_by: LONG_NAMED, reason: 'Thank you for all that you did. '.repeat(8) })]) },
};
export const Yen: Story = {
  args: {
    state: ready([
      aBoughtLot({
        purchase: { id: 'purchase-3', number: 'F-2026-0012', status: 'paid', amount: 24_000, currency: 'JPY' },
      }),
    ]),
  },
};
export const Empty: Story = { args: { state: ready([]) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
