import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aKeyReminder, KEY_REMINDERS } from '../../../../testing/practice.ts';
import { HomeReminders } from './HomeReminders.tsx';

const meta = {
  title: 'Components/Practice/HomeReminders',
  component: HomeReminders,
  args: { reminders: KEY_REMINDERS, all: { href: '/player/goals', label: 'View all' } },
} satisfies Meta<typeof HomeReminders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/player/goals');
  },
};
export const One: Story = { args: { reminders: KEY_REMINDERS.slice(0, 1) } };
export const None: Story = {
  args: { reminders: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
export const LongText: Story = {
  args: { reminders: [aKeyReminder({ title: 'W'.repeat(50), notes: 'Hold the finish. '.repeat(40) })] },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
