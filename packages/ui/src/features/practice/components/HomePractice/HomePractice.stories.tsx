import type { PracticeToday } from '@fairway/contracts/practice/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aDueSession } from '../../../../testing/plans.ts';
import { HomePractice } from './HomePractice.tsx';

const practice = {
  today: '2026-11-24',
  due: [aDueSession()],
  done: [],
  next_on: '2026-11-27',
  streak: { weeks: 4, has_this_week: true },
};
const ready = (fields: Partial<PracticeToday> = {}): PracticeToday => ({ ...practice, ...fields });

const meta = {
  title: 'Components/HomePractice',
  component: HomePractice,
  args: { practice: ready() },
} satisfies Meta<typeof HomePractice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Practice today: 1 drill, about 10 minutes/ });
    await expect(link).toHaveAttribute('href', '/player/goals');
    await expect(link).toHaveTextContent('4 weeks of practice in a row.');
  },
};
export const Done: Story = { args: { practice: ready({ due: [], done: [aDueSession({ score: 7 })] }) } };
export const Later: Story = {
  args: { practice: ready({ due: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('Next practice: Friday 27 November')).toBeVisible(),
};
export const Nothing: Story = { args: { practice: ready({ due: [], next_on: null }) } };
/** Whoever has never had anything to practise is told nothing of it. */
export const NeverAny: Story = {
  args: { practice: ready({ due: [], next_on: null, streak: { weeks: 0, has_this_week: false } }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
