import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aPhoto, PORTRAIT } from '../../testing/pictures.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
import type { Upload } from './useUpload.ts';

const never = () => new Promise<never>(() => undefined);

function Held(props: ImageUploadProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ImageUpload
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
  title: 'Components/ImageUpload',
  component: ImageUpload,
  args: {
    label: 'Picture',
    help: 'PNG, JPEG, GIF or WebP, at most 10 MB.',
    name: 'image',
    value: null,
    onChange: fn(),
    upload: fn(async () => ({ path: PORTRAIT })),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(within(canvasElement).getByTestId('image-file'), file);

export const Empty: Story = {};
export const Filled: Story = { args: { value: PORTRAIT } };
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, aPhoto());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(PORTRAIT));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  },
};
export const Sending: Story = {
  args: {
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4);
      return never();
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, aPhoto());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0.4');
    await expect(canvas.getByRole('button', { name: 'Choose picture' })).toBeDisabled();
  },
};
export const Stopped: Story = {
  args: { upload: fn(never) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, aPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose picture' })).toBeEnabled();
  },
};
export const Failed: Story = {
  args: {
    upload: fn(() =>
      Promise.reject(new Error('This picture cannot be read. It may be damaged. Please choose another.')),
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, aPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture cannot be read.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
  },
};
export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, aPhoto('big.png', 'image/png', 10 * 1024 * 1024 + 1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This picture is too large. At most 10 MB, please.',
    );
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
export const FromTheWrapper: Story = {
  args: { pick: fn(async () => aPhoto('camera.jpg', 'image/jpeg')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose picture' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(PORTRAIT));
  },
};
export const Refused: Story = { args: { error: 'Please choose a picture.' } };
export const LongText: Story = {
  args: {
    label: 'A picture of you as your players should see you, '.repeat(3),
    error: 'It may be damaged. '.repeat(8),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const FilledDark: Story = { ...Filled, globals: { scheme: 'dark' } };
