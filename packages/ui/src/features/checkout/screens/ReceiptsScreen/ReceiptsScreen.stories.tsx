import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aPurchase } from '../../../../testing/purchases.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { ReceiptsScreen } from './ReceiptsScreen.tsx';

const data = [
  aPurchase(),
  aPurchase({
    id: 'purchase-2',
    number: 'F-2026-0032',
    kind: 'video_lesson',
    title: 'Video lesson',
    amount: 4500,
    credits: 0,
  }),
  aPurchase({
    id: 'purchase-3',
    number: 'F-2026-0007',
    kind: 'offer',
    status: 'refunded',
    title: 'Winter putting clinic for the whole family, six Saturdays at the Royal and Ancient Parkfield',
    amount: 24_000,
    settled_at: '2026-02-03T12:00:00.000Z',
  }),
];
const page = { status: 'ready', data, total: 3, page: 1, per_page: 20, timezone: ZONE } as const;

const meta = {
  title: 'Screens/Player/Receipts',
  component: ReceiptsScreen,
  decorators: [inPlayerShell('/player/lessons')],
  parameters: { layout: 'fullscreen' },
  args: { state: page },
} satisfies Meta<typeof ReceiptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /4 lesson credits.*17 Nov 2026.*£140.00/ })).toHaveAttribute(
      'href',
      '/player/receipts/purchase-1',
    );
    await expect(canvas.getByRole('link', { name: /Refunded/ })).toBeVisible();
  },
};
export const Paged: Story = {
  args: { state: { ...page, total: 45, page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/player/receipts?page=3');
  },
};
export const Empty: Story = { args: { state: { ...page, data: [], total: 0 } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
