import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { onDemand } from './onDemand.tsx';

let fetched = 0;
const fetchPart = async () => {
  fetched += 1;
  return () => <p>The part</p>;
};
const fetchNothing = () => {
  fetched += 1;
  return Promise.reject(new Error('A part of the app could not be fetched.'));
};

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return <button onClick={() => this.setState({ failed: false })}>Try again</button>;
  }
}

function Opener({ part }: { part: ReturnType<typeof onDemand<object>> }) {
  const [opened, setOpened] = useState(false);
  return (
    <Boundary>
      {opened ? (
        <Suspense fallback={<p>On its way</p>}>
          <part.Part />
        </Suspense>
      ) : (
        <button onClick={() => setOpened(true)}>Open</button>
      )}
    </Boundary>
  );
}

const meta = { title: 'Components/onDemand', component: Opener, tags: ['!autodocs'] } satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is fetched when it is drawn first. */
export const Fetched: Story = {
  args: { part: onDemand(fetchPart) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('The part')).toBeVisible();
  },
};

/** What is here already is drawn at once, and fetched no second time. */
export const Ready: Story = {
  args: { part: onDemand(fetchPart) },
  play: async ({ args, canvas }) => {
    fetched = 0;
    await args.part.load();
    canvas.getByRole('button', { name: 'Open' }).click();
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    await expect(canvas.queryByText('On its way')).toBeNull();
    await expect(await canvas.findByText('The part')).toBeVisible();
    await expect(fetched).toBe(1);
  },
};

/** One that cannot be fetched fails where it is drawn, and is not asked for over and over. */
export const Missing: Story = {
  args: { part: onDemand<object>(fetchNothing) },
  play: async ({ args, canvas }) => {
    fetched = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(fetched).toBe(1);
    await args.part.load().catch(() => undefined);
    await expect(fetched).toBe(2);
  },
};
