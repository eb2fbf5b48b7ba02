import { Button } from '@mantine/core';
import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioTiles } from '../RadioTiles/RadioTiles.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Components/ActionBar',
  component: ActionBar,
  args: { summary: 'Tuesday 24 November, 10:00 to 11:00', children: <Button>Book</Button> },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSummary: Story = {};
export const WithChoice: Story = {
  args: {
    choice: (
      <RadioTiles
        label="Payment"
        labelHidden
        name="payment_type"
        columns={2}
        options={[
          { value: 'credits', label: 'Credits', detail: '4 credits · you have 9' },
          { value: 'on_day', label: 'Pay on day', detail: '£50.00' },
        ]}
        value="credits"
        onChange={fn()}
      />
    ),
  },
};
export const DesktopWithChoice: Story = { ...WithChoice, globals: { viewport: { value: 'desktop' } } };
export const ButtonAlone: Story = { args: { summary: undefined } };
export const Busy: Story = { args: { children: <Button loading>Book</Button> } };
export const LongText: Story = {
  args: {
    summary:
      'Wednesday 30 September, 18:45 to 20:45 with Wolfeschlegelsteinhausenbergerdorff at the Royal and Ancient Golf Club',
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
