import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aDueSession } from '../../../../testing/plans.ts';
import { HomePractice } from './HomePractice.tsx';

const practice = {
  today: '2026-11-24',
  due: [aDueSession()],
  done: [],
  next_on: '2026-11-27',
  streak: { weeks: 4, has_this_week: true },
};
const ready = (fields: Partial<typeof practice> = {}) => ({
  status: 'ready' as const,
  practice: { ...practice, ...fields },
});

const meta = {
  title: 'Components/HomePractice',
  component: HomePractice,
  args: { state: ready() },
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
export const Done: Story = { args: { state: ready({ due: [], done: [aDueSession({ score: 7 })] as never[] }) } };
export const Later: Story = {
  args: { state: ready({ due: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('Practice again: Friday 27 November')).toBeVisible(),
};
export const Nothing: Story = { args: { state: ready({ due: [], next_on: null as never }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: { state: ready() }, globals: { scheme: 'dark' } };
