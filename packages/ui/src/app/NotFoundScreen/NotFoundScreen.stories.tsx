import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppShell } from '../../kit/AppShell/AppShell.tsx';
import { playerNav } from '../../testing/nav.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Shared/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
  decorators: [
    (Story, { parameters }) => (
      <AppShell
        items={parameters.signedIn ? playerNav('') : []}
        homeHref="/"
        accountHref={parameters.signedIn ? '/account' : undefined}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to the fairway' })).toHaveAttribute('href', '/'),
};
export const SignedIn: Story = { parameters: { signedIn: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { parameters: { signedIn: true }, globals: { viewport: { value: 'desktop' } } };
