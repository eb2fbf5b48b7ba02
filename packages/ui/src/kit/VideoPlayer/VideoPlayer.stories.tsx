import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { A_VIDEO, NO_VIDEO } from '../../testing/videos.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: { src: A_VIDEO, label: 'Video 1' },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Video 1');
    await waitFor(() => expect(video).toHaveProperty('videoWidth', 64));
  },
};
export const Failed: Story = {
  args: { src: NO_VIDEO },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Failed to load video, tap here to retry' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Failed to load video, tap here to retry' })).toBeVisible();
  },
};
export const Gone: Story = { args: { src: null } };
export const FailedDark: Story = { args: { src: NO_VIDEO }, globals: { scheme: 'dark' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
