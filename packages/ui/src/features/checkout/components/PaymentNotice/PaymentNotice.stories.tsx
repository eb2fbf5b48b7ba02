import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAYMENT_STATES } from '@fairway/contracts/checkout/payment-outcome';
import { Stack } from '@mantine/core';
import { expect } from 'storybook/test';
import { PaymentNotice } from './PaymentNotice.tsx';

const meta = {
  title: 'Components/PaymentNotice',
  component: PaymentNotice,
  args: { outcome: { state: 'declined', reason: 'Your card has insufficient funds.' } },
} satisfies Meta<typeof PaymentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Your card has insufficient funds. Nothing was taken.'),
};
/** Every state that there is, in words. */
export const All: Story = {
  render: () => (
    <Stack>
      {PAYMENT_STATES.map((state) => (
        <PaymentNotice key={state} outcome={{ state, reason: null }} />
      ))}
    </Stack>
  ),
};
export const AllDark: Story = { ...All, globals: { scheme: 'dark' } };
