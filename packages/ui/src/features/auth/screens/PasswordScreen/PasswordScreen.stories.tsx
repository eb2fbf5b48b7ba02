import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PasswordScreen } from './PasswordScreen.tsx';

const meta = {
  title: 'Screens/Account/PasswordScreen',
  component: PasswordScreen,
  args: { state: {}, onChange: fn(async () => undefined), forgottenHref: '/forgot', backHref: '/account' },
} satisfies Meta<typeof PasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const errors = {
  current_password: ['your password could not be verified'],
  new_password: ['Please choose a password of at least 8 characters.'],
};

export const Form: Story = {
  play: async ({ canvas, args }) => {
    const [current, next] = [canvas.getByLabelText('Current password'), canvas.getByLabelText('New password')];
    await userEvent.type(current, 'fairway-demo-1');
    await userEvent.type(next, 'links-and-heather-2{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      current_password: 'fairway-demo-1',
      new_password: 'links-and-heather-2',
    });
    await waitFor(() => expect(current).toHaveValue(''));
    await expect(next).toHaveValue('');
  },
};
export const Busy: Story = {
  args: { onChange: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'links{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { state: { errors }, onChange: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas, args }) => {
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveFocus();
    await userEvent.type(current, 'fairway{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(current).toHaveValue('fairway');
  },
};
export const TooOften: Story = {
  args: { state: { alert: 'Too many attempts. Please wait a little and try again.' } },
};
export const Dark: Story = { args: { state: { errors } }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
