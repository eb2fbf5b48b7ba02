import type { RecordMatch } from '@fairway/contracts/lessons/record-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { aPastLesson, someHistory } from '../../../../testing/lessons.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { RecordSearchScreen } from './RecordSearchScreen.tsx';

const plain = (text: string) => ({ text, hit: false });
const hit = (text: string) => ({ text, hit: true });
const matches: RecordMatch[] = [
  {
    lesson: aPastLesson({ title: 'A lighter grip', recorded: true, awaiting_record: false }),
    title: [plain('A lighter '), hit('grip')],
    excerpt: [
      plain('Hold the club as you would hold a bird: '),
      hit('grip'),
      plain(' pressure four of ten, and keep it there until the ball is gone. Ten half swings with the 7 iron first.'),
    ],
  },
  {
    lesson: someHistory('pro')[4]!,
    title: null,
    excerpt: [plain('The '), hit('gripping'), plain(' hand turns too early, see the second picture')],
  },
  {
    lesson: someHistory('pro')[3]!,
    title: [plain('Your video: tempo first')],
    excerpt: [plain('Thank you! Shall I practise the new '), hit('grip'), plain(' at home?')],
  },
];

const meta = {
  title: 'Screens/Records/Search',
  component: RecordSearchScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    side: 'pro',
    q: 'grip',
    onSearch: fn(),
    onMore: fn(),
    state: { status: 'ready', matches, beyond: 'none' },
  },
} satisfies Meta<typeof RecordSearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 records');
    const first = canvas.getByRole('link', { name: /^A lighter grip A. Taylor, 17 Nov 2026/ });
    await expect(first).toHaveAttribute('href', `/pro/players/player-1/history/lesson/${matches[0]?.lesson.id}`);
    await expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['grip', 'grip']);
    await expect(canvas.getByRole('link', { name: /Video lesson/ })).toBeVisible();
  },
};
export const FoundByAPlayer: Story = {
  args: { side: 'player', state: { status: 'ready', matches: matches.slice(0, 1), beyond: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 record');
    const link = canvas.getByRole('link', { name: /^A lighter grip 17 Nov 2026/ });
    await expect(link).toHaveAttribute('href', `/player/lesson/${matches[0]?.lesson.id}`);
  },
};
/** Before anything is typed. */
export const Beginning: Story = {
  args: { q: '' },
  render: function Searching(args) {
    const [q, setQ] = useState('');
    return <RecordSearchScreen {...args} q={q} onSearch={setQ} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Find a lesson again' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search records' }), 'grip');
    await expect(canvas.getByRole('list', { name: 'Records found' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { q: 'grip nonsense', state: { status: 'ready', matches: [], beyond: 'none' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a new search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
export const GoesOn: Story = {
  args: { state: { status: 'ready', matches, beyond: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 records so far')).toBeVisible();
  },
};
export const MoreFailed: Story = { args: { state: { status: 'ready', matches, beyond: 'failed' } } };
export const LoadingResults: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Offline: Story = {
  args: { state: { status: 'failed', message: 'This will appear when the connection is back.', retry: fn() } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
