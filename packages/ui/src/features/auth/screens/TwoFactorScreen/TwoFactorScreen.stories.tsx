import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';

const meta = {
  title: 'Screens/Auth/TwoFactorScreen',
  component: TwoFactorScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { busy: false }, onPin: fn(), onResend: fn(async () => undefined), loginHref: '/login' },
} satisfies Meta<typeof TwoFactorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = { busy: false, alert: FAILURE_TEXTS.two_factor };

export const Form: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Pin' }));
    await userEvent.paste('048 213');
    await expect(args.onPin).toHaveBeenCalledTimes(1);
    await expect(args.onPin).toHaveBeenCalledWith('048213');
    await expect(canvas.queryByRole('button', { name: 'Send a new pin' })).toBeNull();
    await expect(canvas.getByText(/You can ask for a new pin in 0:\d\d\./)).toBeVisible();
  },
};
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pin' }), '0482');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onPin).toHaveBeenCalledWith('0482');
  },
};
export const Resent: Story = {
  args: { resendWait: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new pin' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('A new pin is on its way. The old one no longer works.'),
    );
  },
};
export const NotResent: Story = {
  args: { resendWait: 0, onResend: fn(() => Promise.reject(new Error('Too many attempts.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new pin' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send a new pin' })).toBeEnabled());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Busy: Story = {
  args: { state: { busy: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Pin' }));
    await userEvent.paste('048213');
    await expect(args.onPin).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { state: refused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sorry that pin is incorrect or has expired');
    await expect(canvas.getByRole('textbox', { name: 'Pin' })).toHaveValue('');
  },
};
export const FieldErrors: Story = {
  args: { state: { busy: false, errors: { two_factor_pin: ['Please enter the pin.'] } } },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Pin' })).toHaveFocus(),
};
export const SmallPhone: Story = { args: { state: refused }, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RefusedDark: Story = { args: { state: refused }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
