import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import swing from '../../../../testing/swing.webm';
import { NO_VIDEO } from '../../../../testing/videos.ts';
import { ClipPairPlayer, type PairedClip } from './ClipPairPlayer.tsx';

const aClip = (over: Partial<PairedClip> = {}): PairedClip => ({
  src: swing,
  label: 'Driver, 3 November',
  poster: null,
  drawings: [],
  strike_ms: null,
  ...over,
});

const meta = {
  title: 'Records/Two clips',
  component: ClipPairPlayer,
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: { first: aClip(), second: aClip({ label: 'Driver, 17 November', src: `${swing}?second` }) },
} satisfies Meta<typeof ClipPairPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlaysInStep: Story = {
  play: async ({ canvas }) => {
    const moment = await canvas.findByRole('slider', { name: 'Moment of both clips' });
    await waitFor(() => expect(moment).toHaveAttribute('aria-valuetext', '0.00 s, frame 1 of 60'), { timeout: 10_000 });
    const first = canvas.getByLabelText<HTMLVideoElement>('Clip 1: Driver, 3 November');
    const second = canvas.getByLabelText<HTMLVideoElement>('Clip 2: Driver, 17 November');
    const readFrame = ({ currentTime }: HTMLVideoElement) => Math.floor(currentTime * 24);
    moment.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect([first, second].map(readFrame)).toEqual([3, 3]));
    // The second's frames are taken to be of the usual length until its file has told their own: only then it stands in one's middle.
    await waitFor(() => expect(second.currentTime).toBeCloseTo(3.5 / 24, 3));
    await userEvent.click(canvas.getByRole('button', { name: 'Clip 2 one frame earlier' }));
    await expect(await canvas.findByText('Clip 2 starts 0.04 s earlier')).toBeVisible();
    await waitFor(() => expect([first, second].map(readFrame)).toEqual([3, 4]));
    // Slowly, so that neither is at its end by then.
    await userEvent.click(canvas.getByRole('radio', { name: '⅛' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play both' }));
    await waitFor(() => expect([first, second].map(({ paused }) => paused)).toEqual([false, false]));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause both' }));
    // The first has stopped anywhere, at a frame's edge too: which one that is it says itself. The second was put into a frame's middle.
    const readShown = () => Number(/frame (\d+) of/.exec(moment.ariaValueText ?? '')?.[1]) - 1;
    await waitFor(() => expect(readFrame(second) - readShown()).toBe(1));
    await expect(second.paused).toBe(true);
  },
};
export const LinedUpAtTheStrike: Story = {
  args: { first: aClip({ strike_ms: 1400 }), second: aClip({ strike_ms: 1000, src: `${swing}?second` }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clip 2 starts 0.40 s later')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clip 2 one frame later' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Line up at impact' }));
    await expect(canvas.getByText('Clip 2 starts 0.40 s later')).toBeVisible();
  },
};
export const LaidOver: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Overlay'));
    const share = canvas.getByRole('slider', { name: 'Opacity of clip 2' });
    share.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(share).toHaveAttribute('aria-valuetext', '51%');
  },
};
export const Failed: Story = {
  args: { second: aClip({ src: NO_VIDEO }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Failed to load video, tap here to retry' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
