import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aDrill } from '../../../../testing/drills.ts';
import { SCENES } from '../../../../testing/pictures.ts';
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
      minutes: ['Please give 1 to 180 minutes, or leave this blank.'],
      video_url: ['Please give an address that begins with https://.'],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus(),
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
