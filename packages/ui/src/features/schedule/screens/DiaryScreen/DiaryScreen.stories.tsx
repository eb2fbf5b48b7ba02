import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { someWeek } from '../../../../testing/diary.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { DiaryScreen, type DiarySummary } from './DiaryScreen.tsx';

const summary: DiarySummary = {
  timezone: ZONE,
  week: someWeek(),
  diary_availability_months: 3,
  lesson_duration: 60,
  lesson_price: 1250,
  video_lessons_enabled: true,
  video_lessons_price: 2500,
  currency: 'GBP',
  booking_notice_hours: 2,
};

const meta = {
  title: 'Screens/Pro/Diary',
  component: DiaryScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', ...summary }, videos: true },
} satisfies Meta<typeof DiaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Weekly availability/ })).toHaveTextContent('Open 5 days a week');
    await expect(canvas.getByRole('link', { name: /^Future availability/ })).toHaveTextContent(
      'Players can book 3 months ahead',
    );
    await expect(canvas.getByRole('link', { name: /^Duration and pricing/ })).toHaveTextContent(
      '1 hour, £12.50 a credit',
    );
    await expect(canvas.getByRole('link', { name: /^Booking limits/ })).toHaveTextContent('Minimum notice: 2 hours');
    await expect(canvas.getByRole('link', { name: /^Video lesson settings/ })).toHaveTextContent(
      '£25.00 a video lesson',
    );
    await expect(canvas.getByRole('link', { name: /^Day by day/ })).toHaveAttribute(
      'href',
      '/pro/lessons/diary/2026-11-24/2026-11-24',
    );
  },
};
/** A coach who has set nothing yet. */
export const Empty: Story = {
  args: {
    state: {
      status: 'ready',
      ...summary,
      week: [],
      diary_availability_months: 1,
      lesson_duration: null,
      lesson_price: null,
      video_lessons_enabled: false,
      video_lessons_price: null,
    },
  },
};
/** The product does not offer video lessons. */
export const WithoutVideos: Story = {
  args: { videos: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Video lesson settings/ })).toBeNull();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
