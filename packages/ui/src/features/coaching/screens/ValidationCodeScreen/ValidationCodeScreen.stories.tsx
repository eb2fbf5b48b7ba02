import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ValidationCodeScreen } from './ValidationCodeScreen.tsx';

const meta = {
  title: 'Screens/Account/ValidationCodeScreen',
  component: ValidationCodeScreen,
  args: {
    state: {
      status: 'ready',
      referral_code: 'PARFUR',
      signupUrl: 'https://fairway.example.com/onboard?code=PARFUR',
    },
    onCopy: fn(),
    onRotate: fn(async () => undefined),
    backHref: '/account',
  },
} satisfies Meta<typeof ValidationCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('PARFUR')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Opens the sign-up with the code PARFUR' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to Clipboard' }));
    await expect(args.onCopy).toHaveBeenCalledWith('PARFUR');
  },
};
export const Rotating: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a new code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a new validation code?' });
    await expect(args.onRotate).not.toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Create a new code' }).at(-1) ?? dialog);
    await expect(args.onRotate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NoneYet: Story = {
  args: { state: { status: 'ready', referral_code: null, signupUrl: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a code' }));
    await expect(args.onRotate).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: { state: { status: 'failed', retry: fn(), message: 'Your code could not be read. '.repeat(6) } },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
