import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardPaymentFlow } from './CardPaymentFlow.tsx';

const meta = {
  title: 'Components/CardPaymentFlow',
  component: CardPaymentFlow,
  args: { form: { onSave: fn() }, price: '£45.00', goods: 'this offer', onWithoutCard: fn() },
} satisfies Meta<typeof CardPaymentFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It begins where the person goes on, and says what is paid before it is. */
export const Pays: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Name on the card')).toHaveFocus();
    await expect(canvas.getByText(/£45.00 is charged to it for this offer/)).toBeVisible();
    await userEvent.keyboard('Alex Taylor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card and pay £45.00' }));
    await expect(args.form.onSave).toHaveBeenCalledWith({ name: 'Alex Taylor', test_card: 'pm_card_visa' });
  },
};
export const NotNow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onWithoutCard).toHaveBeenCalledOnce();
    await expect(args.form.onSave).not.toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: { form: { onSave: fn(), busy: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled(),
};
export const LongText: Story = { args: { price: 'CHF 1,234,567.00', goods: '20 lesson credits' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
