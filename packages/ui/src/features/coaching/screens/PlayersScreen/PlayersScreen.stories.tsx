import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPendingPlayer, manyPlayers, somePlayers } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import type { FoundPlayers } from './types.ts';
import { type PlayersPart, PlayersScreen } from './PlayersScreen.tsx';

const found: FoundPlayers = {
  players: somePlayers(),
  pending: [
    aPendingPlayer(),
    aPendingPlayer({
      ...LONG_NAMED,
      id: 'pending-2',
      email: 'maximiliana.josephine@featherstonehaugh-cholmondeley.example',
      expires_at: '2026-11-20T09:00:00Z',
    }),
  ],
};
const ready = (over: Partial<FoundPlayers> = {}) => ({ status: 'ready' as const, ...found, ...over });

const meta = {
  title: 'Screens/Pro/Players',
  component: PlayersScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: ready(),
    q: '',
    onSearch: fn(),
    part: 'current',
    onPart: fn(),
    narrowing: { expiring: false, records_due: false, no_next: false },
    onNarrow: fn(),
    order: { sort: 'name', descending: false },
    onOrder: fn(),
    onClear: fn(),
    timezone: ZONE,
  },
  render: function Standing(args) {
    const [q, setQ] = useState(args.q);
    const [part, setPart] = useState<PlayersPart>(args.part);
    return (
      <PlayersScreen
        {...args}
        q={q}
        part={part}
        onSearch={(typed) => {
          setQ(typed);
          args.onSearch(typed);
        }}
        onPart={setPart}
        onClear={() => {
          setQ('');
          args.onClear();
        }}
      />
    );
  },
} satisfies Meta<typeof PlayersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Alex Taylor' })).toHaveAttribute('href', '/pro/players/player-1');
    await expect(canvas.getByRole('link', { name: 'Call Alex Taylor' })).toHaveAttribute('href', 'tel:+447700900123');
    const row = canvas.getByRole('row', { name: /Alex Taylor/ });
    for (const text of ['Thu 26 Nov, 10:00', '1 credit']) await expect(row).toHaveTextContent(text);
    await expect(canvas.getByText('Today, 16:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Records due' }));
    await expect(args.onNarrow).toHaveBeenCalledWith({ expiring: false, records_due: true, no_next: false });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'OK');
    await expect(args.onSearch).toHaveBeenLastCalledWith('OK');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pending (2)' }));
    await waitFor(async () => expect(canvas.getByRole('link', { name: /Jordan Okafor/ })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /Maximiliana/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('link', { name: /Maximiliana/ })).toHaveAttribute(
      'href',
      '/pro/players/pending/pending-2',
    );
  },
};
export const Pending: Story = {
  args: { part: 'pending' },
  play: async ({ canvas }) => {
    const expired = canvas.getAllByRole('link').filter(({ textContent }) => textContent.includes('Expired'));
    await expect(expired.map((link) => link.getAttribute('href'))).toEqual(['/pro/players/pending/pending-2']);
  },
};
export const NobodyPending: Story = { args: { part: 'pending', state: ready({ pending: [] }) } };
export const NobodyFound: Story = {
  args: { q: 'Featherstonehaugh', state: ready({ players: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const NothingMatches: Story = {
  args: { narrowing: { expiring: true, records_due: false, no_next: false }, state: ready({ players: [] }) },
};
export const Many: Story = { args: { state: ready({ players: manyPlayers(200), onMore: fn() }) } };
export const Empty: Story = { args: { state: ready({ players: [], pending: [] }) } };
/** Somebody is invited, nobody is here. */
export const Waiting: Story = { args: { state: ready({ players: [] }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
/** A table, sorted by its heads. */
export const Desktop: Story = {
  args: { order: { sort: 'credits', descending: true } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Credits' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Credits' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith({ sort: 'credits', descending: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Next lesson' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith({ sort: 'next', descending: false });
  },
};
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
export const DesktopEmpty: Story = {
  args: { state: ready({ players: [], pending: [] }) },
  globals: { viewport: { value: 'desktop' } },
};
export const DesktopLoading: Story = {
  args: { state: { status: 'loading' } },
  globals: { viewport: { value: 'desktop' } },
};
