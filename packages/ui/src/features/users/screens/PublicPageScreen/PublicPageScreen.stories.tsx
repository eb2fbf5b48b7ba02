import type { PublicPage } from '@fairway/contracts/users/public-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppShell } from '../../../../kit/AppShell/AppShell.tsx';
import { inKolkata, retry } from '../../../../testing/inPlayerShell.tsx';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPublicPage } from '../../../../testing/public-page.ts';
import { PublicPageScreen } from './PublicPageScreen.tsx';

const ready = (over: Partial<PublicPage> = {}) => ({ status: 'ready' as const, page: aPublicPage(over) });
const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Screens/Public/Public page',
  component: PublicPageScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppShell items={[]} homeHref="/">
        <Story />
      </AppShell>
    ),
  ],
  args: { state: ready() },
} satisfies Meta<typeof PublicPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stranger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sam Green' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wednesday 25 November, 9 free times' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Sunday 29 November, no free times' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Thursday 26 November/ }));
    await expect(canvas.getByRole('link', { name: 'Book 14:00 to 15:00' })).toHaveAttribute(
      'href',
      '/onboard?code=PARFUR&duration=60&date=2026-11-26&time=14:00',
    );
    await expect(canvas.getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      expect.stringMatching(/date=2026-11-26&time=09:00$/),
    );
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?from=%2Fc%2FPARFUR');
  },
};
export const OwnPlayer: Story = {
  args: { state: ready({ visitor: 'player' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book 10:00 to 11:00' })).toHaveAttribute(
      'href',
      '/player/lessons/book?duration=60&date=2026-11-25&time=10:00',
    );
  },
};
export const Owner: Story = {
  args: { state: ready({ visitor: 'owner' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change its settings' })).toHaveAttribute(
      'href',
      '/account/public-page',
    );
    await expect(canvas.queryByRole('link', { name: /^Book/ })).toBeNull();
  },
};
export const SomebodyElse: Story = {
  args: {
    state: ready({ visitor: 'other', refusal: 'Your account is not linked to this coach, so you cannot book here.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not linked to this coach/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Book/ })).toBeNull();
  },
};
export const NothingFree: Story = {
  args: { state: ready({ slots: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Sam' })).toHaveAttribute('href', '/onboard?code=PARFUR');
  },
};
/** A coach who has told nothing of themself yet. */
export const Bare: Story = {
  args: { state: ready({ image: null, intro: '', qualifications: '', specialisms: '', venue: null, price: null }) },
};
export const Elsewhere: Story = {
  decorators: [inKolkata],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sam’s local time, Europe\/London \(GMT\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book 10:00 to 11:00, 15:30' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    state: ready({
      ...LONG_NAMED,
      venue: 'The Royal and Ancient Parkfield Golf and Country Club of Lower Featherstonehaugh',
      intro: 'I have taught on three continents and at every level of the game. '.repeat(12),
    }),
  },
};
export const Unknown: Story = {
  args: { state: { status: 'ready', page: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lost ball' })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: desktop };
export const DesktopDark: Story = { globals: { ...desktop, scheme: 'dark' } };
export const DesktopBare: Story = { ...Bare, globals: desktop };
export const DesktopLoading: Story = { ...Loading, globals: desktop };
