import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/RegisterScreen',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { busy: false }, onRegister: fn(), loginHref: '/login' },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const errors = {
  name: ['Please enter your name.'],
  email: ['There is already an account with this email address.'],
  phone: ['Please enter a valid phone number.'],
  password: ['Please choose a password of at least 8 characters.'],
};

export const Form: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Robin Calder');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'robin@example.com');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country of the phone number' }), 'IE');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '085 123 4567');
    await userEvent.type(canvas.getByLabelText('Password'), 'links-and-heather-2{Enter}');
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Robin Calder',
      email: 'robin@example.com',
      phone_cc: 'IE',
      phone: '085 123 4567',
      password: 'links-and-heather-2',
    });
  },
};
export const Busy: Story = {
  args: { state: { busy: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Robin{Enter}');
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};
export const FieldErrors: Story = {
  args: { state: { busy: false, errors } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'R');
    await expect(canvas.queryByText('Please enter your name.')).toBeNull();
    await expect(canvas.getByText('There is already an account with this email address.')).toBeVisible();
  },
};
export const FieldErrorsDark: Story = { args: { state: { busy: false, errors } }, globals: { scheme: 'dark' } };
export const Refused: Story = {
  args: { state: { busy: false, alert: 'Too many attempts. Please wait a little and try again.' } },
};
export const Closed: Story = {
  args: { state: { busy: false, closed: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login'),
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
