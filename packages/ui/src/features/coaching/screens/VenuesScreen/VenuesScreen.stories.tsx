import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aClub, TWO_CLUBS } from '../../../../testing/venues.ts';
import { VenuesScreen } from './VenuesScreen.tsx';

const meta = {
  title: 'Screens/Account/VenuesScreen',
  component: VenuesScreen,
  parameters: pageParameters,
  decorators: [inProShell('')],
  args: { state: { status: 'ready', clubs: TWO_CLUBS } },
} satisfies Meta<typeof VenuesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ashdown Links/ })).toHaveAttribute('href', '/account/club/club-1');
    await expect(canvas.getByRole('link', { name: /Ashdown Links/ })).toHaveTextContent('Default');
    await expect(canvas.getByRole('link', { name: 'Add venue' })).toHaveAttribute('href', '/account/club/new');
  },
};
export const One: Story = { args: { state: { status: 'ready', clubs: [aClub()] } } };
export const Empty: Story = { args: { state: { status: 'ready', clubs: [] } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      clubs: [
        aClub({ name: 'The Royal and Ancient Parkfield Golf, Racquets and Country Club of Lower Featherstone' }),
        aClub({ id: '2', name: 'W'.repeat(120), address: 'Unit 24, '.repeat(20) }),
      ],
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const EmptyDark: Story = { ...Empty, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
