import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { someCounts } from '../../../../testing/diary.ts';
import { DiaryCalendar, type DiaryCalendarProps } from './DiaryCalendar.tsx';

const meta = {
  title: 'Components/DiaryCalendar',
  component: DiaryCalendar,
  args: {
    month: '2026-11',
    counts: someCounts('2026-11'),
    today: TODAY,
    start: '2026-11-26',
    end: '2026-11-26',
    getHref: (date: string) => `#${date}`,
    onMonthChange: fn(),
  },
} satisfies Meta<typeof DiaryCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const Paged = ({ onMonthChange, ...props }: DiaryCalendarProps) => {
  const [month, setMonth] = useState(props.month);
  const change = (next: string) => {
    onMonthChange(next);
    setMonth(next);
  };
  return <DiaryCalendar {...props} month={month} counts={someCounts(month)} onMonthChange={change} />;
};

/** Walked through by keys alone, over the edge of the month. */
export const Ready: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^Tuesday 24 November, / })).toHaveAttribute('aria-current', 'date');
    canvas.getByRole('link', { name: /^Thursday 26 November, / }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-12');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Thursday 3 December, / })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month, November 2026' }));
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  },
};
export const Loading: Story = { args: { counts: null } };
export const ARange: Story = { args: { start: '2026-11-23', end: '2026-11-29' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
