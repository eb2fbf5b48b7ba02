import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { aProgress } from '../../../../testing/practice.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { SkillsScreen } from './SkillsScreen.tsx';

const ready = (over: Parameters<typeof aProgress>[0] = {}) => ({ status: 'ready' as const, progress: aProgress(over) });

const meta = {
  title: 'Screens/Player/Skills',
  component: SkillsScreen,
  decorators: [inPlayerShell('/player/profile')],
  parameters: pageParameters,
  args: {
    state: ready(),
    back: { href: '/player/profile', label: 'Back to home' },
    lessonHref: (id: string) => `/player/lesson/${id}`,
    drillHref: (id: string) => `/player/drills/${id}`,
  },
} satisfies Meta<typeof SkillsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player reads, and changes nothing. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Driver' })).toHaveTextContent('5 / 10');
    await expect(canvas.queryByRole('button', { name: /skill|Edit|Delete/i })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const SwitchedOff: Story = { args: { state: ready({ skills_enabled: false, skills: [], lessons: [] }) } };
export const Empty: Story = { args: { state: ready({ skills: [] }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
