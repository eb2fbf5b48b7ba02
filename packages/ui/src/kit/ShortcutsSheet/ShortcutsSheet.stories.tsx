import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShortcutsSheet } from './ShortcutsSheet.tsx';

const meta = {
  title: 'Components/ShortcutsSheet',
  component: ShortcutsSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 520 } } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    opened: true,
    on: true,
    settingsHref: '/account/appearance',
    shortcuts: [
      { keys: 'Ctrl K', label: 'Find a page or player' },
      { keys: 'N', label: 'Book a lesson' },
      { keys: 'D', label: 'Diary' },
      { keys: 'P', label: 'Players' },
      { keys: '/', label: 'Search' },
      { keys: '?', label: 'Keyboard shortcuts' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof ShortcutsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Book a lessonN');
    await expect(screen.getByRole('link', { name: 'Appearance' })).toHaveAttribute('href', '/account/appearance');
  },
};
export const Off: Story = { args: { on: false } };
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
