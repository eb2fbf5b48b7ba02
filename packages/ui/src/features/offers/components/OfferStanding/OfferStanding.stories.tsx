import { OFFER_STATES } from '@fairway/contracts/constants';
import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferStanding } from './OfferStanding.tsx';

const meta = {
  title: 'Components/OfferStanding',
  component: OfferStanding,
  args: { state: 'live' },
  render: () => (
    <Group>
      {OFFER_STATES.map((state) => (
        <OfferStanding key={state} state={state} />
      ))}
    </Group>
  ),
} satisfies Meta<typeof OfferStanding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
