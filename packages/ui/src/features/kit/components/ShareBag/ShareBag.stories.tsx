import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aBag } from '../../../../testing/kit.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { ShareBag } from './ShareBag.tsx';

const clubs = (count?: number) => aBag(count).map(({ club, name }) => ({ club, detail: name }));

const meta = {
  title: 'Screens/Kit/ShareBag',
  component: ShareBag,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Alex Taylor',
    clubs: clubs(),
    handed: 'right',
    draw: fn(async () => new Blob(['a picture'])),
    onShare: fn(async () => undefined),
  },
} satisfies Meta<typeof ShareBag>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share your bag' }));
  return within(await screen.findByRole('dialog', { name: 'Share your bag' }));
};

export const Post: Story = {
  play: async ({ canvas, args }) => {
    const sheet = await open(canvas);
    await waitFor(() => expect(args.draw).toHaveBeenCalledOnce());
    const share = await sheet.findByRole('button', { name: 'Share picture' });
    await waitFor(() => expect(share).toBeEnabled());
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
export const StoryShape: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await userEvent.click(sheet.getByText('Story'));
    const card = sheet.getByRole('img', { name: 'Picture of your bag' });
    await expect([card.offsetWidth, card.offsetHeight]).toEqual([360, 640]);
  },
};
export const PostInTheDark: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await userEvent.click(sheet.getByText('Dark'));
    const card = sheet.getByRole('img', { name: 'Picture of your bag' });
    await expect([card.offsetWidth, card.offsetHeight]).toEqual([360, 450]);
  },
};
export const StoryInTheDark: Story = {
  globals: { scheme: 'dark' },
  args: { handed: 'left' },
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await userEvent.click(sheet.getByText('Story'));
  },
};
export const ManyClubsOfALongName: Story = {
  args: { name: `${LONG_NAMED.first_name} ${LONG_NAMED.last_name}`, clubs: clubs(17) },
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await expect(sheet.getByText('and 3 more')).toBeVisible();
  },
};
export const FewClubs: Story = { args: { clubs: clubs(3) }, play: async ({ canvas }) => void (await open(canvas)) };
export const CannotBeDrawn: Story = {
  args: {
    draw: fn(async () => {
      throw new Error('No canvas');
    }),
  },
  play: async ({ canvas }) => {
    const sheet = await open(canvas);
    await expect(await sheet.findByText(/could not be made/)).toBeVisible();
  },
};
export const NothingToShare: Story = {
  args: { clubs: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Share your bag' })).toBeDisabled(),
};
