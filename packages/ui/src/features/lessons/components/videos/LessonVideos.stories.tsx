import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aPastLesson } from '../../../../testing/lessons.ts';
import { aVideoLesson } from '../../../../testing/video-lessons.ts';
import { NO_VIDEO } from '../../../../testing/videos.ts';
import { LessonVideos } from './LessonVideos.tsx';

const meta = {
  title: 'Components/LessonVideos',
  component: LessonVideos,
  args: { lesson: aVideoLesson(), onRetryVideo: fn() },
} satisfies Meta<typeof LessonVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

const withUrl = (video_url: string | null) =>
  aVideoLesson({ record: aVideoLesson().record.map((section) => ({ ...section, video_url })) });

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Video 2')).toBeVisible();
    await expect(canvas.getByText('Alex wrote')).toBeVisible();
  },
};
export const WithoutANote: Story = { args: { lesson: aVideoLesson({ player_video_lesson_note: null }) } };
export const NotLoading: Story = {
  args: { lesson: withUrl(NO_VIDEO) },
  play: ({ canvas }) =>
    // Each of the two fails by itself.
    waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Failed to load video, tap here to retry' })).toHaveLength(2),
    ),
};
/** One is on its way, of the other the worker could make nothing. */
export const NotReady: Story = {
  args: {
    lesson: aVideoLesson({
      record: aVideoLesson().record.map((section, nth) =>
        nth === 0 ? { ...section, status: 'processing', progress: 40 } : { ...section, status: 'failed' },
      ),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing video, 40%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Failed to load video, tap here to retry' }));
    await expect(args.onRetryVideo).toHaveBeenCalledWith('video2');
  },
};
export const Gone: Story = { args: { lesson: withUrl(null) } };
export const AnotherLesson: Story = {
  args: { lesson: aPastLesson() },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
export const LongText: Story = {
  args: { lesson: aVideoLesson({ player_video_lesson_note: 'It starts left and comes back.\n\n'.repeat(12) }) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
