import { MINUTE_MS } from '@fairway/time/units';
import { Button, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { useCountdown } from './useCountdown.ts';

/** A wait of half an hour that can be made longer by another, or begun again. */
function Wait() {
  const [seconds, setSeconds] = useState(1800);
  const { left, restart } = useCountdown(seconds);
  return (
    <>
      <Text role="timer">{`${Math.ceil(left / 60)} minutes left`}</Text>
      <Button onClick={() => setSeconds(seconds + 1800)}>Wait longer</Button>
      <Button onClick={restart}>Begin again</Button>
    </>
  );
}

const meta = { title: 'Components/Countdown', component: Wait } satisfies Meta<typeof Wait>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tab that was suspended knows how late it is as soon as it is seen again, and what is left of a wait that was made longer. */
export const Suspended: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('30 minutes left');
    const readClock = Date.now;
    // Storybook reads the clock for each call of a spy, and would call one of the clock itself without end.
    Date.now = () => readClock() + 20 * MINUTE_MS;
    try {
      await fireEvent(document, new Event('visibilitychange'));
      await expect(timer).toHaveTextContent('10 minutes left');
      await userEvent.click(canvas.getByRole('button', { name: 'Wait longer' }));
      await expect(timer).toHaveTextContent('40 minutes left');
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
      await expect(timer).toHaveTextContent('60 minutes left');
    } finally {
      Date.now = readClock;
    }
  },
};
