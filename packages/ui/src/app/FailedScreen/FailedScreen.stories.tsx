import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppShell } from '../../kit/AppShell/AppShell.tsx';
import { proNav } from '../../testing/nav.ts';
import { FailedScreen } from './FailedScreen.tsx';

const meta = {
  title: 'Screens/Shared/FailedScreen',
  component: FailedScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
  decorators: [
    (Story) => (
      <AppShell items={proNav('/pro/home')} homeHref="/" accountHref="/account">
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { message: 'The server answered in a way that this page does not know. '.repeat(4) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
