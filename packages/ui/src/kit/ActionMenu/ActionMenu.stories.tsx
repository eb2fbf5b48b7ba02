import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from './ActionMenu.tsx';

const meta = {
  title: 'Components/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Message options',
    icon: IconDots,
    position: 'bottom-end',
    actions: [
      { label: 'Copy text', icon: IconCopy, onClick: fn() },
      { label: 'Delete', icon: IconTrash, onClick: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Opened: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Message options', expanded: false });
    await userEvent.click(button);
    await expect(await screen.findByRole('menu', { name: 'Message options' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    await expect(args.actions[0]?.onClick).toHaveBeenCalledOnce();
    await isGone();
    await expect(button).toHaveFocus();
  },
};

/** Left open, for all that looks at a page. */
export const LeftOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message options' }));
    await expect(await screen.findByRole('menu', { name: 'Message options' })).toBeVisible();
  },
};

/** A second press on the button closes it, and does not open it again. */
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Message options' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.click(button);
    await isGone();
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Message options' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy text' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.actions[1]?.onClick).toHaveBeenCalledOnce();
  },
};

/** What cannot be taken back is read in the dark too. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message options' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};
