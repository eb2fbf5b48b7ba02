import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PartSwitch } from './PartSwitch.tsx';

const PARTS = [
  { value: 'past', label: 'Past' },
  { value: 'upcoming', label: 'Upcoming' },
];

function Switched() {
  const [part, setPart] = useState('past');
  return <PartSwitch label="Which lessons" parts={PARTS} value={part} onChange={setPart} />;
}

const meta = { title: 'Components/PartSwitch', component: Switched } satisfies Meta<typeof Switched>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Upcoming'));
    await expect(canvas.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
  },
};
/** The parts that are not chosen stand on a ground of their own, not on the page's. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const ground = getComputedStyle(canvas.getByRole('radiogroup')).backgroundColor;
    await expect(ground).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
};
