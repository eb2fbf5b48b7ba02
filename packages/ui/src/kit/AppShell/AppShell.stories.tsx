import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { proNav, playerNav } from '../../testing/nav.ts';
import { EmptyDiary } from '../Illustration/EmptyDiary.tsx';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { EmptyState } from '../StateView/EmptyState.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    items: playerNav('/player/lessons', 2),
    homeHref: '/',
    accountHref: '/account',
    children: (
      <Page header={<PageHeader title="Lessons" />}>
        <EmptyState illustration={<EmptyDiary />} title="You have no bookings">
          Your bookings and records appear here.
        </EmptyState>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const Pro: Story = { args: { items: proNav('/pro/home', 12) } };
export const PlayerDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const ProDesktopDark: Story = {
  args: { items: proNav('/pro/lessons', 120) },
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const AccountHidden: Story = { args: { items: [], accountHref: undefined } };
export const Offline: Story = { args: { banner: <OfflineBanner offline /> } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const SkipLinkFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Messages\s?, 2 unread messages$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lessons' })).toHaveAttribute('aria-current', 'page');
  },
};

/** At a desk any page is found from the sidebar; a phone is told of no keys. */
export const FinderDesktop: Story = {
  args: { items: proNav('/pro/lessons', 2), finder: { keys: 'Ctrl K', onOpen: fn() } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find…' }));
    await expect(args.finder?.onOpen).toHaveBeenCalledOnce();
  },
};
export const FinderDark: Story = {
  args: FinderDesktop.args ?? {},
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
};
export const FinderPhone: Story = {
  args: FinderDesktop.args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Find…' })).toBeNull();
  },
};
