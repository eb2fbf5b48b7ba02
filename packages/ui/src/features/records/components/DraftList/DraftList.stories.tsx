import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { aPastLesson } from '../../../../testing/lessons.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { DraftList } from './DraftList.tsx';

const meta = {
  title: 'Records/Draft list',
  component: DraftList,
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: {
    drafts: [
      { lesson: aPastLesson(), title: 'Shorter backswing' },
      { lesson: aPastLesson({ id: 'other', date: '2026-11-10' }), title: '' },
    ],
    onClear: fn(),
  },
} satisfies Meta<typeof DraftList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Untitled record/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear local records' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear local records?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { drafts: [{ lesson: aPastLesson({ player: LONG_NAMED }), title: 'A title that goes on and on. '.repeat(6) }] },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
