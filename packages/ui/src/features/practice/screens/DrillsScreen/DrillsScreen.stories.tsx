import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aDrill, someDrills } from '../../../../testing/drills.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { DrillsScreen } from './DrillsScreen.tsx';

const tags = ['full swing', 'putting', 'chipping', 'balance'].map((name) => ({ name, drills: 2 }));
const library = { drills: someDrills(), tags, isEmpty: false, beyond: 'none' as const };

const meta = {
  title: 'Screens/Practice/Drills',
  component: DrillsScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    q: '',
    tag: '',
    onLook: fn(),
    onMore: fn(),
    onAddStarters: fn(() => Promise.resolve()),
    state: { status: 'ready', ...library },
  },
} satisfies Meta<typeof DrillsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('link', { name: /Gate putting.*10 minutes · putting, face control/ }),
    ).toHaveAttribute('href', '/pro/drills/drill-1');
    await userEvent.click(canvas.getByRole('button', { name: 'chipping' }));
    await expect(args.onLook).toHaveBeenCalledWith({ q: '', tag: 'chipping' });
  },
};
export const Found: Story = {
  args: { q: 'gate', tag: 'putting', state: { status: 'ready', ...library, drills: [aDrill()] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 drill found');
    await userEvent.click(canvas.getByRole('button', { name: 'putting', pressed: true }));
    await expect(args.onLook).toHaveBeenCalledWith({ q: 'gate', tag: '' });
  },
};
export const NothingFound: Story = {
  args: { q: 'zebra', state: { status: 'ready', ...library, drills: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all drills' }));
    await expect(args.onLook).toHaveBeenCalledWith({ q: '', tag: '' });
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', drills: [], tags: [], isEmpty: true, beyond: 'none' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 20 starter drills' }));
    await expect(args.onAddStarters).toHaveBeenCalledOnce();
  },
};
export const More: Story = { args: { state: { status: 'ready', ...library, beyond: 'loading' } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      ...library,
      drills: [aDrill({ title: 'Landungspunktgenauigkeitsübung with half a dozen wedges and one very small towel' })],
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const EmptyDark: Story = { args: Empty.args, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
