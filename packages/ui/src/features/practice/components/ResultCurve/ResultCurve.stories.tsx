import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { someCurves } from '../../../../testing/plans.ts';
import { ResultCurve } from './ResultCurve.tsx';

const [curve] = someCurves();
const many = Array.from({ length: 60 }, (_, nth) => ({
  on: new Date(Date.UTC(2026, 8, 1 + nth)).toISOString().slice(0, 10),
  score: Math.round(5 + 3 * Math.sin(nth / 6) + nth / 40),
  note: '',
}));

const meta = {
  title: 'Components/ResultCurve',
  component: ResultCurve,
  args: { curve: curve! },
} satisfies Meta<typeof ResultCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverWeeks: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^Results: 3 of 10 on 27 October.*8 of 10 on 21 November/ }),
    ).toBeVisible();
  },
};
/** Its words are not smaller where the card is. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    for (const word of canvasElement.querySelectorAll('svg text'))
      await expect(word.getBoundingClientRect().height).toBeGreaterThanOrEqual(12);
  },
};
export const One: Story = { args: { curve: { drill: { target: 5 }, points: curve!.points.slice(0, 1) } } };
export const Many: Story = { args: { curve: { drill: { target: null }, points: many } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
