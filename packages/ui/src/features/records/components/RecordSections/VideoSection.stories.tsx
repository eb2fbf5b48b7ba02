import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aVideoSection } from '../../../../testing/records.ts';
import { ClipPlace } from '../SwingPlayer/ClipPlace.tsx';
import { VideoSection } from './VideoSection.tsx';

const meta = {
  title: 'Records/Video section',
  component: VideoSection,
  args: { video: aVideoSection(), label: 'Your swing', onRetry: fn() },
} satisfies Meta<typeof VideoSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const video = await canvas.findByLabelText('Your swing');
    await waitFor(() => expect(video).toHaveProperty('videoWidth', 64));
    await expect(video).toHaveAttribute('poster');
  },
};
/** The place that it takes beforehand is as high, so that nothing below it moves. */
export const Place: Story = {
  render: (args) => (
    <>
      <div data-testid="place">
        <ClipPlace poster={args.video.poster_url} />
      </div>
      <div data-testid="clip">
        <VideoSection {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    await expect(canvas.getByTestId('place').offsetHeight).toBe(canvas.getByTestId('clip').offsetHeight);
  },
};
export const PlaceDesktop: Story = { ...Place, globals: { viewport: { value: 'desktop' } } };
export const Processing: Story = {
  args: { video: aVideoSection({ status: 'processing', progress: 40 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing video, 40%' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByText('Preparing video, 40%')).toBeVisible();
  },
};
export const Waiting: Story = { args: { video: aVideoSection({ status: 'processing', progress: 0 }) } };
export const Failed: Story = {
  args: { video: aVideoSection({ status: 'failed' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failed to load video, tap here to retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith('video');
  },
};
/** To whoever reads it by a link. */
export const FailedForOthers: Story = {
  args: { video: aVideoSection({ status: 'failed' }), onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This video could not be processed.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Its file is no longer there. */
export const Gone: Story = { args: { video: aVideoSection({ status: null, video_url: null, poster_url: null }) } };
export const ProcessingDark: Story = { ...Processing, globals: { scheme: 'dark' } };
export const FailedDark: Story = { args: Failed.args ?? {}, globals: { scheme: 'dark' } };
