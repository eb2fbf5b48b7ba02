import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentDetailsScreen, type PaymentDetails } from './PaymentDetailsScreen.tsx';

const masked = { status: 'ready', stripe_card: '4242', name: 'Jamie Whitlock', stage: 'card' } as const;

const meta = {
  title: 'Screens/Account/PaymentDetailsScreen',
  component: PaymentDetailsScreen,
  args: {
    state: masked,
    onChange: fn(),
    onCancel: fn(),
    password: { onCheck: fn() },
    form: { onSave: fn() },
    backHref: '/account',
  },
} satisfies Meta<typeof PaymentDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const Password: Story = {
  args: { state: { ...masked, stage: 'password' } },
  play: async ({ canvas, args }) => {
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Your password'), 'fairway-demo-1');
    await userEvent.click(go);
    await expect(args.password.onCheck).toHaveBeenCalledWith('fairway-demo-1');
  },
};
export const WrongPassword: Story = {
  args: {
    state: { ...masked, stage: 'password' },
    password: { onCheck: fn(), error: 'your password could not be verified' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your password');
    await userEvent.type(field, 'guess{Enter}');
    await expect(canvas.getByText('your password could not be verified')).toBeVisible();
    await userEvent.type(field, 'ed');
    await expect(canvas.queryByText('your password could not be verified')).toBeNull();
  },
};
export const Form: Story = { args: { state: { ...masked, stage: 'form' } } };
export const NoCard: Story = { args: { state: { ...masked, stripe_card: null, stage: 'form' } } };

function Walk() {
  const [state, setState] = useState<PaymentDetails>(masked);
  return (
    <PaymentDetailsScreen
      state={{ ...state, status: 'ready' }}
      onChange={() => setState({ ...state, stage: 'password' })}
      onCancel={() => setState({ ...state, stage: 'card' })}
      password={{ onCheck: () => setState({ ...state, stage: 'form' }) }}
      form={{ onSave: () => setState({ ...state, stripe_card: '3184', stage: 'card' }) }}
      backHref="/account"
    />
  );
}
export const ChangingTheCard: Story = {
  render: () => <Walk />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change card' }));
    await expect(canvas.getByLabelText('Your password')).toHaveFocus();
    await userEvent.keyboard('fairway-demo-1{Enter}');
    await expect(canvas.getByLabelText('Name on the card')).toHaveFocus();
    await userEvent.keyboard('Jamie Whitlock');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(canvas.getByRole('img', { name: 'Card ending 3 1 8 4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change card' })).toHaveFocus();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: { state: { ...masked, name: 'Beatrix Alexandrina Featherstonehaugh-Cholmondeley' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopForm: Story = { args: Form.args, globals: { viewport: { value: 'desktop' } } };
