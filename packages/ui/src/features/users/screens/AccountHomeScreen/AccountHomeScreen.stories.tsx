import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell, IconCalendarShare, IconMoon } from '@tabler/icons-react';
import { expect, fn, userEvent } from 'storybook/test';
import { AppShell } from '../../../../kit/AppShell/AppShell.tsx';
import { playerNav, proNav } from '../../../../testing/nav.ts';
import { AccountHomeScreen } from './AccountHomeScreen.tsx';

const privacy = { label: 'Privacy', detail: 'Notifications, and how', href: '/account/privacy', icon: IconBell };
const appearance = {
  label: 'Appearance',
  detail: 'Light, dark or as your device',
  href: '/account/appearance',
  icon: IconMoon,
};
const diary = {
  label: 'Diary URL',
  detail: 'Your lessons in your own calendar',
  href: '/account/diaryurl',
  icon: IconCalendarShare,
};

const meta = {
  title: 'Screens/Account/AccountHomeScreen',
  component: AccountHomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    person: { first_name: 'Alex', last_name: 'Taylor', detail: 'player@example.com' },
    groups: [[privacy, appearance]],
    version: '1.3.0',
    onLogOut: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <AppShell items={parameters.pro ? proNav('') : playerNav('')} homeHref="/" accountHref="/account" accountCurrent>
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof AccountHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
export const Pro: Story = { args: { groups: [[diary], [privacy, appearance]] }, parameters: { pro: true } };
/** What stands below a group that is on its way comes with it. */
export const MoreGroups: Story = {
  args: { moreGroups: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull(),
};
export const DeveloperInfo: Story = {
  args: { developer: [{ label: 'Build', value: 'a1b2c3d' }] },
  play: async ({ canvas }) => {
    const version = canvas.getByRole('button', { name: 'Version 1.3.0' });
    for (let tap = 0; tap < 10; tap++) await userEvent.click(version);
    await expect(canvas.queryByText('a1b2c3d')).toBeNull();
    await userEvent.click(version);
    await expect(canvas.getByText('a1b2c3d')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    person: {
      first_name: 'Hubert Blaine',
      last_name: 'Wolfeschlegelsteinhausenbergerdorff',
      detail: `${'hubert.blaine.'.repeat(4)}@example.com`,
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { ...Pro, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { ...Pro, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
