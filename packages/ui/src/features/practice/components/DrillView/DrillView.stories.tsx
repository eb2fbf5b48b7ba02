import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aDrill } from '../../../../testing/drills.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { A_VIDEO, NO_VIDEO } from '../../../../testing/videos.ts';
import { DrillView } from './DrillView.tsx';

const meta = {
  title: 'Components/DrillView',
  component: DrillView,
  args: { drill: aDrill({ target_feet: 6, video_url: 'https://example.com/gate' }) },
} satisfies Meta<typeof DrillView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Target: 8 of 10 into a circle of 6 feet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
      'href',
      'https://example.com/gate',
    );
  },
};
export const WithPicture: Story = { args: { drill: aDrill({ image: SCENES[0] ?? null }) } };
export const TitleAlone: Story = {
  args: {
    drill: aDrill({ content: '', minutes: null, equipment: '', tags: [], target: null }),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};
export const WithVideo: Story = {
  args: { drill: aDrill({ video: A_VIDEO, video_poster: SCENES[0] ?? null, video_status: 'ready' }) },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Video of Gate putting');
    await waitFor(() => expect(video).toHaveProperty('videoWidth', 64));
    await expect(video).toHaveAttribute('poster');
    await expect(canvas.queryByRole('link', { name: 'Watch the video' })).toBeNull();
  },
};
export const WithVideoAndLink: Story = {
  args: { drill: aDrill({ video: A_VIDEO, video_status: 'ready', video_url: 'https://example.com/gate' }) },
};
export const PreparingVideo: Story = {
  args: { drill: aDrill({ video: A_VIDEO, video_status: 'processing', video_progress: 40 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing video, 40%' })).toBeVisible();
    await expect(canvas.queryByLabelText('Video of Gate putting')).toBeNull();
  },
};
export const FailedVideo: Story = {
  args: { drill: aDrill({ video: A_VIDEO, video_status: 'failed' }) },
  play: async ({ canvas }) => expect(canvas.getByText('This video could not be processed.')).toBeVisible(),
};
export const VideoThatDoesNotLoad: Story = {
  args: { drill: aDrill({ video: NO_VIDEO, video_status: 'ready' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Failed to load video, tap here to retry' })).toBeVisible(),
};
export const PreparingVideoDark: Story = { args: PreparingVideo.args, globals: { scheme: 'dark' } };
export const WithVideoDesktop: Story = { args: WithVideo.args, globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
