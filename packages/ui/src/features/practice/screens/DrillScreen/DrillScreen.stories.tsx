import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Upload } from '../../../../kit/ImageUpload/useUpload.ts';
import { aDrill } from '../../../../testing/drills.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { A_VIDEO, aVideoFile } from '../../../../testing/videos.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { DrillScreen } from './DrillScreen.tsx';

const tags = ['putting', 'chipping', 'full swing'];

const meta = {
  title: 'Screens/Practice/Drill',
  component: DrillScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: { status: 'ready', drill: aDrill({ image: SCENES[0] ?? null, target_feet: 6 }), tags },
    onSave: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
    upload: fn(() => Promise.resolve({ path: '/files/images/a/1024.webp' })),
    uploadVideo: fn<Upload>(() => Promise.resolve({ path: A_VIDEO })),
  },
} satisfies Meta<typeof DrillScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Narrow gate');
    await userEvent.click(canvas.getByRole('button', { name: 'Save drill' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Narrow gate', minutes: '10', target: '8', tags: ['putting', 'face control'] }),
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gate putting' })).toBeVisible();
  },
};
export const Deleting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete drill' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('with their results');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete drill' }).at(-1)!);
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Deleted: Story = {
  args: { state: { status: 'ready', drill: aDrill({ is_deleted: true }), tags } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have deleted this drill/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
export const New: Story = {
  args: { state: { status: 'ready', drill: null, tags } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Clock putting');
    await userEvent.click(canvas.getByRole('button', { name: 'Add drill' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Clock putting', minutes: '' }));
  },
};
export const Refused: Story = {
  args: {
    state: { status: 'ready', drill: null, tags },
    errors: {
      title: ['You already have a drill with this title.'],
      minutes: ['Please enter 1 to 180 minutes, or leave this blank.'],
      video_url: ['Please enter an address that begins with https://.'],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus(),
};
export const AddingVideo: Story = {
  args: { state: { status: 'ready', drill: null, tags } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Clock putting');
    await userEvent.upload(canvas.getByTestId('video-file'), aVideoFile());
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add drill' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Clock putting', video: A_VIDEO }));
  },
};
/** Nothing is saved while the video is on its way. */
export const SendingVideo: Story = {
  args: {
    state: { status: 'ready', drill: null, tags },
    uploadVideo: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise<never>(() => undefined);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByTestId('video-file'), aVideoFile());
    await expect(await canvas.findByRole('progressbar', { name: 'Sending Video' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add drill' })).toBeDisabled();
  },
};
export const VideoNotSent: Story = {
  args: {
    state: { status: 'ready', drill: null, tags },
    uploadVideo: fn<Upload>(() => Promise.reject(new Error('This video was not sent.'))),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByTestId('video-file'), aVideoFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This video was not sent.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add drill' })).toBeEnabled());
  },
};
export const VideoRefused: Story = {
  args: {
    state: { status: 'ready', drill: null, tags },
    errors: { video: ['This video is no longer there, or has already been sent. Please choose it again.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no longer there');
    await expect(canvas.getByRole('button', { name: 'Choose a video' })).toHaveFocus();
  },
};
export const RemovingVideo: Story = {
  args: { state: { status: 'ready', drill: aDrill({ video: A_VIDEO, video_status: 'ready' }), tags } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save drill' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ video: null }));
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Leaving: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Dark: Story = { args: { state: { status: 'ready', drill: aDrill(), tags } }, globals: { scheme: 'dark' } };
export const NewDark: Story = { args: New.args, globals: { scheme: 'dark' } };
export const Desktop: Story = {
  args: { state: { status: 'ready', drill: aDrill(), tags } },
  globals: { viewport: { value: 'desktop' } },
};
