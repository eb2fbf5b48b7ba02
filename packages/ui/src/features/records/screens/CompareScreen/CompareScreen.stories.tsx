import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ALEX } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aClip } from '../../../../testing/records.ts';
import { CompareScreen } from './CompareScreen.tsx';

const clips = [
  aClip({ id: 'new', date: '2026-11-17', content: 'Driver, from the front' }),
  aClip({ id: 'middle', date: '2026-10-20', content: null, title: 'Weight to the left side' }),
  aClip({ id: 'old', date: '2026-09-03', content: 'Seven iron, down the line' }),
];
const ready = { status: 'ready', clips, player: ALEX, onOlder: null, isLoadingOlder: false } as const;

const meta = {
  title: 'Screens/Shared/Compare swings',
  component: CompareScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: { ...ready, clips },
    onChoose: fn(),
    back: { href: '/pro/players/player-1/history', label: 'Back to the lessons' },
  },
} satisfies Meta<typeof CompareScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Clip 2' }));
    await userEvent.click(await screen.findByRole('option', { name: '20 October 2026: Weight to the left side' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ first: 'new', second: 'middle' });
  },
};
export const OlderOnes: Story = { args: { state: { ...ready, clips, onOlder: fn() } } };
export const OneVideo: Story = { args: { state: { ...ready, clips: clips.slice(0, 1) } } };
export const Empty: Story = { args: { state: { ...ready, clips: [] } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
