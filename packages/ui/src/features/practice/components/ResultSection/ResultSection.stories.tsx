import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { someCurves } from '../../../../testing/plans.ts';
import { ResultSection } from './ResultSection.tsx';

const meta = {
  title: 'Components/ResultSection',
  component: ResultSection,
  args: { curves: someCurves() },
} satisfies Meta<typeof ResultSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBoxes = (canvas: {
  getByText: (text: RegExp) => HTMLElement;
  getAllByRole: (role: string) => HTMLElement[];
}) => [canvas.getAllByRole('img')[0]!, canvas.getByText(/Slower back/)].map((each) => each.getBoundingClientRect());

/** On a phone the note of the last results stands below their curve. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [curve, note] = findBoxes(canvas);
    await expect(note!.top).toBeGreaterThanOrEqual(curve!.bottom);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
/** A broad card has it beside the curve, rather than an empty half; so has one that is the broader of two columns. */
export const Desktop: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [curve, note] = findBoxes(canvas);
    await expect(note!.left).toBeGreaterThan(curve!.right);
  },
};
