import { A_SELLER } from '@fairway/contracts/testing/receipts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatFullName } from '@fairway/contracts/person-names';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aReceipt } from '../../../../testing/purchases.ts';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { ReceiptScreen } from './ReceiptScreen.tsx';

const ready = (fields: Parameters<typeof aReceipt>[0] = {}) => ({
  status: 'ready' as const,
  receipt: aReceipt(fields),
});

const getPdfHref = (kind: string) => `/api/receipt/purchase-1/${kind}`;

const meta = {
  title: 'Screens/Shared/Receipt',
  component: ReceiptScreen,
  decorators: [inPlayerShell('/player/lessons')],
  parameters: { layout: 'fullscreen' },
  args: { state: ready(), back: { href: '/player/receipts', label: 'Back to receipts' }, onPrint: fn(), getPdfHref },
} satisfies Meta<typeof ReceiptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('17 November 2026, 10:02 GMT')).toBeVisible();
    await expect(canvas.getByText('Paid by card ending 4242 on 17 November 2026')).toBeVisible();
    await expect(canvas.getByText('Not VAT registered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', getPdfHref('receipt'));
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
    await expect(
      dialog.getByText('£140.00 of receipt F-2026-0041 goes back to the card of Alex Taylor.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund £140.00' }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
  },
};
export const ProSpent: Story = {
  args: {
    ...Pro.args,
    state: ready({ refund: { can: false, refusal: 'Some of the credits from this purchase have been used.' } }),
  },
};
export const Refunding: Story = { args: { state: ready({ status: 'refunding' }) } };
export const Refunded: Story = {
  args: {
    state: ready({ status: 'refunded', refunded_at: '2026-11-20T15:00:00.000Z', credit_note: 'C-2026-0003' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded on 20 November 2026, credit note C-2026-0003')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download credit note' })).toBeVisible();
  },
};
export const VatRegistered: Story = {
  args: {
    state: ready({
      seller: { ...A_SELLER, vat_number: 'GB980780684' },
      net: 11_667,
      vat: 2_333,
      vat_rate: 20,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT number GB980780684')).toBeVisible();
    await expect(canvas.getByText('VAT included at 20%')).toBeVisible();
    await expect(canvas.getByText('£23.33')).toBeVisible();
  },
};
export const FreeOffer: Story = {
  args: {
    state: ready({
      kind: 'offer',
      title: 'Winter putting clinic',
      amount: 0,
      net: 0,
      lines: [{ title: 'Winter putting clinic', quantity: 1, unit_price: 0, amount: 0 }],
      card: null,
    }),
  },
};
export const Yen: Story = {
  args: {
    state: ready({
      amount: 24_000,
      currency: 'JPY',
      lines: [{ title: 'Lesson credit (15 minutes)', quantity: 4, unit_price: 6_000, amount: 24_000 }],
    }),
  },
};
const LONG_TITLE = 'Winter putting clinic for the whole family, six Saturdays at the Royal and Ancient Parkfield';
export const LongText: Story = {
  args: {
    state: ready({
      kind: 'offer',
      title: LONG_TITLE,
      lines: [{ title: LONG_TITLE, quantity: 1, unit_price: 14_000, amount: 14_000 }],
      player: LONG_NAMED,
      seller: {
        ...A_SELLER,
        name: formatFullName(LONG_NAMED),
        email: 'maximiliana.josephine@featherstonehaugh-cholmondeley.example',
      },
    }),
  },
};
export const PeopleWhoLeft: Story = { args: { state: ready({ player: null, seller: null }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
