import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCalendarWeek, IconKeyboard, IconPalette, IconPlus, IconUser, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type CommandGroup, CommandPalette } from './CommandPalette.tsx';

const onChoose = fn<(id: string) => void>();
const go = (id: string) => ({ id, onChoose: () => onChoose(id) });
const PAGES: CommandGroup = {
  label: 'Pages',
  commands: [
    { ...go('book'), label: 'Book a lesson', icon: IconPlus, keys: 'N' },
    { ...go('diary'), label: 'Diary', icon: IconCalendarWeek, keys: 'D' },
    { ...go('players'), label: 'Players', icon: IconUsers, keys: 'P' },
    { ...go('appearance'), label: 'Appearance', detail: 'Account', icon: IconPalette },
    { ...go('shortcuts'), label: 'Keyboard shortcuts', icon: IconKeyboard, keys: '?' },
  ],
};
const PLAYERS: CommandGroup = {
  label: 'Players',
  commands: [
    { ...go('alex'), label: 'Alex Palmer', detail: 'alex@example.com', icon: IconUser },
    {
      ...go('long'),
      label: 'Wilhelmina-Charlotte Featherstonehaugh-Cholmondeley',
      detail: 'wilhelmina.charlotte.featherstonehaugh@a-long-domain.example',
      icon: IconUser,
    },
  ],
};

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 520 } } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    opened: true,
    label: 'Find a page or player',
    q: '',
    onSearch: fn(),
    groups: [PLAYERS, PAGES],
    onClose: fn(),
  },
  render: function Finding(args) {
    const [q, setQ] = useState(args.q);
    const groups = args.groups.map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => command.label.toLowerCase().includes(q.toLowerCase())),
    }));
    return <CommandPalette {...args} q={q} onSearch={setQ} groups={groups} />;
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box keeps the focus and names what Enter goes to. */
export const Found: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Find a page or player' });
    // The page is seen around it.
    await expect(dialog.parentElement).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    const box = screen.getByRole('combobox', { name: 'Find a page or player' });
    await waitFor(() => expect(box).toHaveFocus());
    const chosen = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await expect(chosen()).toContain('Alex Palmer');
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen()).toContain('Keyboard shortcuts');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(chosen()).toContain('Book a lesson');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Book a lesson');
    await userEvent.type(box, 'diary{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('diary');
    await userEvent.clear(box);
    await userEvent.click(screen.getByRole('option', { name: /^Alex Palmer/ }));
    await expect(onChoose).toHaveBeenLastCalledWith('alex');
  },
};
export const Nothing: Story = {
  args: { q: 'zz' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Nothing here is called “zz”.')).toBeVisible();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Busy: Story = { args: { q: 'al', groups: [], busy: true } };
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
/** A phone with a keyboard. */
export const Small: Story = { globals: { viewport: { value: 'small' } } };
