import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aProfile, BLANK_PROFILE } from '../../../../testing/pictures.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { ProProfileScreen } from './ProProfileScreen.tsx';

const meta = {
  title: 'Screens/Player/ProProfileScreen',
  component: ProProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/profile')],
  args: { state: { status: 'ready', profile: aProfile() } },
} satisfies Meta<typeof ProProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sam Green' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Sam Green' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /What's in the bag/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/player/pro-bag/'),
    );
    await expect(canvas.getByRole('link', { name: /01825 555 010/ })).toHaveAttribute('href', 'tel:01825555010');
    await expect(canvas.getByRole('link', { name: /sam.green/ })).toHaveAttribute(
      'href',
      'mailto:sam.green@ashdown-links.example',
    );
  },
};
export const WithoutPicture: Story = { args: { state: { status: 'ready', profile: aProfile({ image: null }) } } };
export const Empty: Story = { args: { state: { status: 'ready', profile: BLANK_PROFILE } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      profile: aProfile({
        pro: LONG_NAMED,
        intro: 'Golf should feel simple. '.repeat(40),
        specialisms: 'W'.repeat(200),
      }),
    },
  },
};
export const Html: Story = {
  args: { state: { status: 'ready', profile: aProfile({ intro: '<img src=x onerror=alert(1)><b>Hello</b>' }) } },
  play: async ({ canvas }) => expect(canvas.getByText('<img src=x onerror=alert(1)><b>Hello</b>')).toBeVisible(),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
