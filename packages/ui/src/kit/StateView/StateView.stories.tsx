import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyDiary } from '../Illustration/EmptyDiary.tsx';
import { FlagOnGreen } from '../Illustration/FlagOnGreen.tsx';
import { LostBall } from '../Illustration/LostBall.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { Loading, LoadingCard, LoadingPage, LoadingRows } from './Loading.tsx';

const onRetry = fn();

const meta = {
  title: 'Components/StateView',
  component: EmptyState,
  args: {
    title: 'You have no bookings',
    children: 'Your bookings and lesson records appear here.',
    illustration: <EmptyDiary />,
    action: <Button>Book a lesson</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyDark: Story = { globals: { scheme: 'dark' } };
export const EmptyGreen: Story = {
  args: {
    illustration: <FlagOnGreen />,
    title: 'No players yet',
    children: 'Invite your first player and they appear here.',
  },
};
export const EmptyGreenDark: Story = { ...EmptyGreen, globals: { scheme: 'dark' } };
export const Lost: Story = { args: { illustration: <LostBall />, title: 'This page is lost in the rough' } };
export const LostDark: Story = { ...Lost, globals: { scheme: 'dark' } };
export const LongText: Story = {
  args: {
    title: 'You have no bookings at the Royal and Ancient Parkfield Golf and Country Club',
    children: 'Your bookings and lesson records appear here. '.repeat(5),
  },
};
export const Failed: Story = {
  render: () => <FailedState onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded. Nothing has been lost.');
  },
};
export const FailedBusy: Story = { render: () => <FailedState onRetry={onRetry} busy /> };
export const FailedDark: Story = { render: () => <FailedState onRetry={onRetry} />, globals: { scheme: 'dark' } };
export const LoadingAPage: Story = { render: () => <LoadingPage /> };
export const LoadingAPageDark: Story = { render: () => <LoadingPage />, globals: { scheme: 'dark' } };
export const LoadingParts: Story = {
  render: () => (
    <Loading label="Loading lessons">
      <LoadingCard height={80} />
      <LoadingRows lead count={2} />
    </Loading>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading lessons'),
};
