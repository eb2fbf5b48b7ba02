import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aReceipt } from '../../../../testing/purchases.ts';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { ReceiptScreen } from './ReceiptScreen.tsx';

const ready = (fields: Parameters<typeof aReceipt>[0] = {}) => ({
  status: 'ready' as const,
  receipt: aReceipt(fields),
});

const meta = {
  title: 'Screens/Shared/Receipt',
  component: ReceiptScreen,
  decorators: [inPlayerShell('/player/lessons')],
  parameters: { layout: 'fullscreen' },
  args: { state: ready(), back: { href: '/player/receipts', label: 'Back to receipts' }, onPrint: fn() },
} satisfies Meta<typeof ReceiptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('17 November 2026, 10:02 GMT')).toBeVisible();
    await expect(canvas.getByText('Card ending 4242')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Pro: Story = {
  args: { state: ready({ refund: { can: true, refusal: null } }), onRefund: fn().mockResolvedValue(undefined) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('£140.00 of receipt 1041 goes back to the card of Alex Taylor.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund £140.00' }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
  },
};
export const ProSpent: Story = {
  args: {
    ...Pro.args,
    state: ready({ refund: { can: false, refusal: 'Some credits of this purchase have been spent.' } }),
  },
};
export const Refunding: Story = { args: { state: ready({ status: 'refunding' }) } };
export const Refunded: Story = {
  args: { state: ready({ status: 'refunded', refunded_at: '2026-11-20T15:00:00.000Z' }) },
};
export const FreeOffer: Story = {
  args: { state: ready({ kind: 'offer', title: 'Winter putting clinic', amount: 0, credits: 2, card: null }) },
};
export const Yen: Story = { args: { state: ready({ amount: 24_000, currency: 'JPY' }) } };
export const LongText: Story = {
  args: {
    state: ready({
      title: 'Winter putting clinic for the whole family, six Saturdays at the Royal and Ancient Parkfield',
      kind: 'offer',
      player: LONG_NAMED,
      pro: { ...LONG_NAMED, email: 'maximiliana.josephine@featherstonehaugh-cholmondeley.example' },
    }),
  },
};
export const PeopleWhoLeft: Story = { args: { state: ready({ player: null, pro: null }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
