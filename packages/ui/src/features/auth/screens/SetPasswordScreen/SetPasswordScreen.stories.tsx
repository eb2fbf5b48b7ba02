import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SetPasswordScreen } from './SetPasswordScreen.tsx';

const meta = {
  title: 'Screens/Auth/SetPasswordScreen',
  component: SetPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { busy: false }, onSet: fn(), forgottenHref: '/forgot' },
} satisfies Meta<typeof SetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'links-and-heather-2');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'links-and-heather-2{Enter}');
    await expect(args.onSet).toHaveBeenCalledWith({
      password: 'links-and-heather-2',
      password_confirmation: 'links-and-heather-2',
    });
  },
};
export const Busy: Story = { args: { state: { busy: true } } };
export const FieldErrors: Story = {
  args: { state: { busy: false, errors: { password_confirmation: ['The two passwords are not the same.'] } } },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Repeat password')).toHaveFocus(),
};
export const Over: Story = {
  args: { state: { busy: false, over: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Email me a pin' })).toHaveAttribute('href', '/forgot'),
};
export const OverDark: Story = { args: { state: { busy: false, over: true } }, globals: { scheme: 'dark' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
