import type { Group } from '@fairway/contracts/coaching/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { GroupsScreen } from './GroupsScreen.tsx';

const all: Group = { id: 'all', name: 'All Players', is_all: true, size: 12 };
const groups: Group[] = [
  all,
  { id: 'group-1', name: 'Saturday juniors', is_all: false, size: 4 },
  { id: 'group-2', name: 'Society & friends', is_all: false, size: 1 },
];
const ready = (over: Group[] = groups) => ({ status: 'ready' as const, groups: over });

const meta = {
  title: 'Screens/Pro/Groups',
  component: GroupsScreen,
  decorators: [inProShell('/pro/messages')],
  parameters: pageParameters,
  args: { state: ready(), onAdd: fn().mockResolvedValue(undefined), onDelete: fn().mockResolvedValue(undefined) },
} satisfies Meta<typeof GroupsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Society & friends/ })).toHaveAttribute(
      'href',
      '/pro/messages/groups/group-2?group=Society%20%26%20friends',
    );
    const name = canvas.getByLabelText('New group');
    await userEvent.type(name, 'Early birds');
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    await expect(args.onAdd).toHaveBeenCalledWith('Early birds');
    await expect(name).toHaveValue('');
  },
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete groups' }));
    await expect(canvas.queryByRole('button', { name: /All Players/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Saturday juniors/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this group?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
    await expect(args.onDelete).toHaveBeenCalledWith(groups[1]);
  },
};
/** "All Players" alone: nothing can be deleted. */
export const OnlyAllPlayers: Story = {
  args: { state: ready([{ ...all, size: 0 }]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete groups' })).toBeNull();
  },
};
export const Refused: Story = { args: { errors: { name: ['You already have a group with this name.'] } } };
export const LongText: Story = {
  args: {
    state: ready([
      all,
      {
        id: 'long',
        name: 'The Royal and Ancient Parkfield Golf and Country Club, ladies and juniors, Tuesdays',
        is_all: false,
        size: 240,
      },
    ]),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
