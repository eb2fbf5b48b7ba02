import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { aGroupPage, manyPlayers } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { GroupScreen } from './GroupScreen.tsx';

const ready = (over: Parameters<typeof aGroupPage>[0] = {}) => ({ status: 'ready' as const, group: aGroupPage(over) });
const everyone = [LONG_NAMED, { id: 'player-4', first_name: 'Jordan', last_name: 'Okafor' }];

const meta = {
  title: 'Screens/Pro/Group',
  component: GroupScreen,
  decorators: [inProShell('/pro/messages')],
  parameters: pageParameters,
  args: {
    state: ready(),
    found: everyone,
    onSearch: fn(),
    onAdd: fn().mockResolvedValue(undefined),
    onRemove: fn().mockResolvedValue(undefined),
  },
  render: function Searching(args) {
    const [q, setQ] = useState('');
    const found = args.found?.filter(({ first_name }) => first_name.toLowerCase().startsWith(q.toLowerCase()));
    const search = (typed: string) => {
      setQ(typed);
      args.onSearch(typed);
    };
    return <GroupScreen {...args} found={found} onSearch={search} />;
  },
} satisfies Meta<typeof GroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Alex Taylor/ })).toHaveAttribute('href', '/pro/players/player-1');
    const box = canvas.getByRole('combobox', { name: 'Add a player' });
    await userEvent.type(box, 'jor');
    await userEvent.click(await screen.findByRole('option', { name: 'Jordan Okafor' }));
    await expect(args.onAdd).toHaveBeenCalledWith('player-4');
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'zz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No other player of that name');
  },
};
export const Removes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove members' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Priya Raman' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to remove this member from this group?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove member' }));
    await expect(args.onRemove).toHaveBeenCalledWith(PRIYA);
  },
};
/** The one the system keeps: nothing to add, nothing to delete. */
export const AllPlayers: Story = {
  args: { state: ready({ name: 'All Players', is_all: true, size: 3, members: [LONG_NAMED, PRIYA, ALEX] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove members' })).toBeNull();
  },
};
export const Many: Story = {
  args: { state: ready({ name: 'All Players', is_all: true, size: 620, members: manyPlayers(500) }) },
};
export const Empty: Story = { args: { state: ready({ size: 0, members: [] }) } };
export const Refused: Story = { args: { errors: { player: ['Please choose a player.'] } } };
export const Loading: Story = { args: { state: { status: 'loading' }, name: 'Saturday juniors' } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() }, name: 'Saturday juniors' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
