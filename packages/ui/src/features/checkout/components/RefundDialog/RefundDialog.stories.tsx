import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RefundDialog } from './RefundDialog.tsx';

const meta = {
  title: 'Components/RefundDialog',
  component: RefundDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 420 } } },
  args: {
    of: { amount: 14_000, currency: 'GBP', number: 'F-2026-0041', credits: 4 },
    who: 'Alex Taylor',
    onRefund: fn().mockResolvedValue(undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Credits: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('4 credits are taken back. This cannot be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund £140.00' }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OneCreditInYen: Story = {
  args: { of: { amount: 5000, currency: 'JPY', number: 'F-2026-0012', credits: 1 } },
};
export const WithoutCredits: Story = {
  args: { of: { amount: 2500, currency: 'GBP', number: 'F-2026-0007', credits: 0 } },
};
export const LongName: Story = { args: { who: 'Maximiliana-Josephine Featherstonehaugh-Cholmondeley' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
