import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { A_VIDEO, aVideoFile } from '../../testing/videos.ts';
import type { Upload } from '../ImageUpload/useUpload.ts';
import { VideoPicker, type VideoPickerProps } from './VideoPicker.tsx';

const never = () => new Promise<never>(() => undefined);

function Held(props: VideoPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <VideoPicker
      {...props}
      value={value}
      onChange={(path) => {
        setValue(path);
        props.onChange(path);
      }}
    />
  );
}

const meta = {
  title: 'Components/VideoPicker',
  component: VideoPicker,
  args: {
    label: 'Video 1',
    help: 'MP4, MOV or WebM, at most 500 MB.',
    name: 'video1',
    value: null,
    onChange: fn(),
    onBusyChange: fn(),
    upload: fn(async () => ({ path: A_VIDEO })),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof VideoPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploaded: Story = { args: { value: A_VIDEO } };
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(A_VIDEO));
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Choose a video' })).toBeVisible();
  },
};
export const Sending: Story = {
  args: {
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4);
      return never();
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile());
    await expect(await canvas.findByRole('progressbar', { name: 'Sending Video 1' })).toHaveAttribute('value', '0.4');
    await expect(canvas.getByText('40%')).toBeVisible();
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(true);
  },
};
/** Without a signal it waits where it is. */
export const Paused: Story = {
  args: {
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.6, true);
      return never();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile());
    await expect(await canvas.findByText('Waiting for a signal. It continues automatically.')).toBeVisible();
    await expect(canvas.getByText('60%')).toBeVisible();
  },
};
export const Stopped: Story = {
  args: { upload: fn(never) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a video' })).toBeEnabled();
  },
};
/** Dropped while one is on its way, the second takes its place, and a form still waits. */
export const ReplacedOnItsWay: Story = {
  args: {
    upload: fn<Upload>((file, { signal }) =>
      file.name === 'first.mp4'
        ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Given up.'))))
        : never(),
    ),
  },
  play: async ({ canvas, args }) => {
    const choose = (name: string) => userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile(name));
    await choose('first.mp4');
    await canvas.findByRole('progressbar', { name: 'Sending Video 1' });
    await choose('second.mp4');
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    // What the end of the first brings with it is done by now.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
  },
};
export const Failed: Story = {
  args: { upload: fn(() => Promise.reject(new Error('This video was not sent.'))) },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This video was not sent.');
    await expect(canvas.getByRole('button', { name: 'Choose another video' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
  },
};
export const ReplacedByOneThatFails: Story = {
  args: { ...Failed.args, value: A_VIDEO, error: 'This video is no longer there, or has already been sent.' },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.queryByText('Uploaded')).toBeNull();
  },
};
export const TooLarge: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByTestId('video1-file'), aVideoFile('long.mp4', 500 * 1024 * 1024 + 1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This video is too large. At most 500 MB, please.',
    );
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
export const FromTheWrapper: Story = {
  args: { pick: fn(async () => aVideoFile('camera.mov')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a video' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(A_VIDEO));
  },
};
export const LongText: Story = {
  args: {
    label: 'The swing as it is seen from behind, down the line to the target',
    error: 'This video is no longer there, or has already been sent. Please choose it again.',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const UploadedDark: Story = { args: { value: A_VIDEO }, globals: { scheme: 'dark' } };
