import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { inAdminShell } from '../../../../testing/inAdminShell.tsx';
import { AdminPlayerAddScreen } from './AdminPlayerAddScreen.tsx';

const meta = {
  title: 'Screens/Admin/New user',
  component: AdminPlayerAddScreen,
  decorators: [inAdminShell()],
  parameters: pageParameters,
  args: { onAdd: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof AdminPlayerAddScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nicola@example.com');
    await userEvent.type(canvas.getByLabelText('First name'), 'Nicola');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ward');
    await userEvent.click(canvas.getByRole('radio', { name: 'Left' }));
    await userEvent.selectOptions(canvas.getByLabelText('Shoe size'), '6.5');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      type: 'pro',
      email: 'nicola@example.com',
      first_name: 'Nicola',
      last_name: 'Ward',
      phone: null,
      dob: null,
      gender: null,
      handed: 'left',
      shoe: 6.5,
    });
  },
};
export const AnAdmin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Admin' }));
    await expect(canvas.queryByLabelText('Shoe size')).toBeNull();
  },
};
export const Refused: Story = {
  args: {
    errors: {
      email: ['There is already an account with this email address.'],
      first_name: ['Please enter a first name.'],
      dob: ['That date is in the future.'],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Email')).toHaveFocus(),
};
export const Busy: Story = { args: { busy: true } };
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
