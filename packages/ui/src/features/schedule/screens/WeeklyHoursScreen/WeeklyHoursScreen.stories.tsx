import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someWeek } from '../../../../testing/diary.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { WeeklyHoursScreen } from './WeeklyHoursScreen.tsx';

const meta = {
  title: 'Screens/Pro/Weekly availability',
  component: WeeklyHoursScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', week: someWeek() } },
} satisfies Meta<typeof WeeklyHoursScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const thursday = canvas.getByRole('link', { name: /^Thursday/ });
    await expect(thursday).toHaveAttribute('href', '/pro/lessons/availability/thursday');
    await expect(thursday).toHaveTextContent('07:30 to 11:00, 15:00 to 00:00');
    await expect(canvas.getByRole('link', { name: /^Friday/ })).toHaveTextContent('Not active');
  },
};
export const NothingOpen: Story = { args: { state: { status: 'ready', week: [] } } };
export const ManyHours: Story = {
  args: {
    state: {
      status: 'ready',
      week: [6, 8, 10, 12, 14, 16, 18, 20].map((hour) => ({
        day: 0,
        start: `${String(hour).padStart(2, '0')}:00:00`,
        end: `${String(hour + 1).padStart(2, '0')}:15:00`,
      })),
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'failed' && args.state.retry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
