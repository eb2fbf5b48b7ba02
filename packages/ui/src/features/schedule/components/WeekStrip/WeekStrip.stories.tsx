import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { addDays, daysBetween } from '@fairway/time/calendar';
import { WeekStrip } from './WeekStrip.tsx';

const COUNTS = [3, 1, 0, 2, 9, 4, 0];

const meta = {
  title: 'Components/WeekStrip',
  component: WeekStrip,
  args: {
    days: daysBetween(TODAY, addDays(TODAY, 6)).map((date, index) => ({ date, count: COUNTS[index] ?? 0 })),
    today: TODAY,
    getHref: (date: string) => `#${date}`,
  },
} satisfies Meta<typeof WeekStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tuesday 24 November, 3 lessons' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.getByRole('link', { name: 'Thursday 26 November, no lessons' })).toHaveAttribute(
      'href',
      '#2026-11-26',
    );
  },
};
/** One of the days is the page's own. */
export const OneShown: Story = {
  args: { label: 'Week', shown: { start: addDays(TODAY, 2), end: addDays(TODAY, 2) } },
};
export const OneShownDark: Story = { ...OneShown, globals: { scheme: 'dark' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
