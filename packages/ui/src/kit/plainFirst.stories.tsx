import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { plainFirst } from './plainFirst.tsx';

interface Fetching {
  /** How often it was asked for. */
  asked: number;
  Part: ComponentType;
  load: () => Promise<unknown>;
  /** Answers all that was asked for: with the part, or with a failure. */
  answer: (isHere: boolean) => void;
}

const Plain = () => <p>Plain</p>;
const Whole = () => <p>Whole</p>;

/** One that is fetched when the story says so. */
function createFetching(): Fetching {
  let waiting: ((isHere: boolean) => void)[] = [];
  const fetching: Fetching = {
    asked: 0,
    ...plainFirst(() => {
      fetching.asked += 1;
      return new Promise((resolve, reject) =>
        waiting.push((isHere) =>
          isHere ? resolve(Whole) : reject(new Error('A part of the app could not be fetched.')),
        ),
      );
    }, Plain),
    answer: (isHere) => {
      for (const settle of waiting) settle(isHere);
      waiting = [];
    },
  };
  return fetching;
}

function Several({ fetching: { Part } }: { fetching: Fetching }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Draw one more</button>
      {Array.from({ length: count }, (_, nth) => (
        <Part key={nth} />
      ))}
    </>
  );
}

const meta = { title: 'Components/plainFirst', component: Several, tags: ['!autodocs'] } satisfies Meta<typeof Several>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All that are drawn share one fetch, and become whole together. */
export const Fetched: Story = {
  args: { fetching: createFetching() },
  play: async ({ args: { fetching }, canvas }) => {
    await expect(fetching.asked).toBe(0);
    const more = canvas.getByRole('button', { name: 'Draw one more' });
    await userEvent.dblClick(more);
    await expect(canvas.getAllByText('Plain')).toHaveLength(2);
    await expect(fetching.asked).toBe(1);
    fetching.answer(true);
    await expect(await canvas.findAllByText('Whole')).toHaveLength(2);
    await expect(canvas.queryByText('Plain')).toBeNull();
  },
};

/** What is here already is whole from its first moment on. */
export const Ready: Story = {
  args: { fetching: createFetching() },
  play: async ({ args: { fetching }, canvas, canvasElement }) => {
    const loaded = fetching.load();
    fetching.answer(true);
    await loaded;
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(canvasElement.textContent));
    observer.observe(canvasElement, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Draw one more' }));
    await expect(await canvas.findByText('Whole')).toBeVisible();
    observer.disconnect();
    await expect(seen.filter((text) => text.includes('Plain'))).toEqual([]);
    await expect(fetching.asked).toBe(1);
  },
};

/** Nothing is thrown where it cannot be fetched; the next one drawn asks again, and brings it to all. */
export const Missing: Story = {
  args: { fetching: createFetching() },
  play: async ({ args: { fetching }, canvas }) => {
    const more = canvas.getByRole('button', { name: 'Draw one more' });
    await userEvent.click(more);
    fetching.answer(false);
    await expect(fetching.load()).rejects.toThrow('could not be fetched');
    await expect(canvas.getByText('Plain')).toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getAllByText('Plain')).toHaveLength(2);
    await expect(fetching.asked).toBe(2);
    fetching.answer(true);
    await expect(await canvas.findAllByText('Whole')).toHaveLength(2);
  },
};
