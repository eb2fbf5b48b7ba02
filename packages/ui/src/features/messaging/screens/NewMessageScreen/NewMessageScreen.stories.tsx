import type { Group } from '@fairway/contracts/coaching/people';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aDrillChoice } from '../../../../testing/drills.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { aPhoto, SCENES } from '../../../../testing/pictures.ts';
import { manyPlayers } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import type { MessageChoices } from './MessageForm.tsx';
import { NewMessageScreen } from './NewMessageScreen.tsx';

const groups: Group[] = [
  { id: 'all', name: 'All Players', is_all: true, size: 103 },
  { id: 'group-1', name: 'Beginners', is_all: false, size: 12 },
];
const offers = [
  { id: 'offer-1', title: 'Winter short game clinic', category: 'Clinics' },
  { id: 'offer-2', title: 'Free club fitting check', category: 'Equipment' },
];
const ready = (choices: Partial<MessageChoices> = {}) => ({
  status: 'ready' as const,
  choices: { groups, offers, player: null, offer_id: null, ...choices },
});

const meta = {
  title: 'Screens/Pro/New message',
  component: NewMessageScreen,
  parameters: pageParameters,
  decorators: [inProShell('/pro/messages')],
  args: {
    state: ready(),
    back: { href: '/pro/messages', label: 'Back to messages' },
    found: [ALEX, PRIYA, LONG_NAMED, ...manyPlayers()],
    drills: { ...aDrillChoice(), onSearch: fn(), onOpen: fn(), onMore: fn() },
    onSearch: fn(),
    onSend: fn(async () => undefined),
    onDirtyChange: fn(),
    upload: fn(async () => ({ path: SCENES[0] ?? '' })),
  },
  render: function Searching(args) {
    const [q, setQ] = useState('');
    const found = args.found?.filter(({ first_name }) => first_name.toLowerCase().startsWith(q.toLowerCase()));
    const search = (typed: string) => {
      setQ(typed);
      args.onSearch(typed);
    };
    return <NewMessageScreen {...args} found={found} onSearch={search} />;
  },
} satisfies Meta<typeof NewMessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (box: HTMLElement, option: string | RegExp) => {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send message' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '  ');
    await expect(canvas.queryByRole('button', { name: 'Send message' })).toBeNull();
  },
};
/** Choosing a player clears the group, and the other way round. */
export const OneRecipient: Story = {
  play: async ({ canvas }) => {
    const player = canvas.getByRole('combobox', { name: 'Player' });
    const group = canvas.getByRole('combobox', { name: 'Group' });
    await choose(group, 'Beginners, 12 players');
    await expect(group).toHaveValue('Beginners, 12 players');
    await userEvent.type(player, 'pri');
    await userEvent.click(await screen.findByRole('option', { name: 'Priya Raman' }));
    await expect(player).toHaveValue('Priya Raman');
    await expect(group).toHaveValue('');
    await choose(group, 'Beginners, 12 players');
    await expect(player).toHaveValue('');
  },
};
export const Sends: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas.getByRole('combobox', { name: 'Group' }), 'Beginners, 12 players');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Places are left.');
    await choose(canvas.getByRole('combobox', { name: 'Offer' }), 'Winter short game clinic');
    await userEvent.click(canvas.getByRole('button', { name: 'Attach a drill' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Mirror turn/ }));
    await expect(canvas.getByRole('list', { name: 'Drill' })).toHaveTextContent('Mirror turn');
    await userEvent.upload(canvas.getByTestId('images-file'), aPhoto());
    await canvas.findByRole('button', { name: 'Remove picture 1 of 1' });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      group: 'group-1',
      msg: 'Places are left.',
      offer_id: 'offer-1',
      drill_id: 'drill-4',
      images: SCENES.slice(0, 1),
    });
  },
};
/** With a player in the address there is no choice of a group. */
export const ToAPlayer: Story = {
  args: { state: ready({ player: ALEX }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Player' })).toHaveValue('Alex Taylor');
    await expect(canvas.queryByRole('combobox', { name: 'Group' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'See you on Thursday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledWith({ player: ALEX.id, msg: 'See you on Thursday.' });
  },
};
/** A drill that was chosen can be left out again. */
export const LeavesDrillOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach a drill' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Mirror turn/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the drill' }));
    await expect(canvas.getByRole('button', { name: 'Attach a drill' })).toBeVisible();
  },
};
export const NobodyOfThatName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Player' }), 'zz');
    const [told] = canvas.getAllByRole('status');
    await expect(told).toHaveTextContent('No player of that name');
  },
};
export const AboutAnOffer: Story = {
  args: { state: ready({ offer_id: 'offer-2' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Offer' })).toHaveValue('Free club fitting check');
  },
};
/** Each field has its words below it. */
export const Refused: Story = {
  args: {
    found: [ALEX, PRIYA],
    errors: {
      player: ['Please choose a player or a group.'],
      group: ['Nobody is in this group yet.'],
      msg: ['Please write a message.'],
      offer_id: ['We could not find this offer.'],
      drill_id: ['This drill is no longer in your library.'],
      image: ['A message can have 6 pictures at most.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Player' })).toHaveAccessibleDescription(
      'Please choose a player or a group.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Please write a message.',
    );
    await expect(canvas.getByText('This drill is no longer in your library.')).toBeVisible();
    await expect(canvas.getByText('A message can have 6 pictures at most.')).toBeVisible();
  },
};
/** How much room is left is told once it gets scarce. */
export const NearTheLimit: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(MESSAGE_LIMITS.text - 20));
    await expect(box).toHaveAccessibleDescription('20 characters left.');
  },
};
export const WithoutOffers: Story = { args: { state: ready({ offers: [] }) } };
export const Leaving: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const LoadingChoices: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
