import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aKeyReminder, KEY_REMINDERS } from '../../../../testing/practice.ts';
import { KeyReminders } from './KeyReminders.tsx';

const meta = {
  title: 'Components/Practice/KeyReminders',
  component: KeyReminders,
  args: { reminders: KEY_REMINDERS },
} satisfies Meta<typeof KeyReminders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Key reminders' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const One: Story = { args: { reminders: KEY_REMINDERS.slice(0, 1) } };
export const None: Story = {
  args: { reminders: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
export const LongText: Story = {
  args: {
    reminders: [
      aKeyReminder({ title: 'W'.repeat(50), notes: 'Finish high and hold it until the ball lands. '.repeat(20) }),
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
