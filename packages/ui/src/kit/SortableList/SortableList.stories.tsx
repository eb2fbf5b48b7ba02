import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { HeldOrder } from '../../testing/HeldOrder.tsx';
import { ListCard } from '../ListCard/ListCard.tsx';
import { loadDragging, SortableList, type SortableListProps } from './SortableList.tsx';
import { SortableRow } from './SortableRow.tsx';

/** The list as a page holds it. */
const renderHeld = (args: SortableListProps) => (
  <HeldOrder list={args}>
    {(held) => (
      <SortableList {...held}>
        <ListCard label="Clubs">
          {held.ids.map((id) => (
            <SortableRow key={id} id={id}>
              {id}
            </SortableRow>
          ))}
        </ListCard>
      </SortableList>
    )}
  </HeldOrder>
);

const CLUBS = ['Driver', '3 wood', '7 iron', 'Putter'];

const meta = {
  title: 'Components/SortableList',
  component: SortableList,
  args: { ids: CLUBS, noun: 'club', onMove: fn(), children: null },
  render: renderHeld,
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (canvas: Canvas) => canvas.getAllByRole('listitem').map((row) => row.textContent);
const findGrip = (canvas: Canvas, place: number) =>
  canvas.findByRole('button', { name: `Club ${place} of ${CLUBS.length}` });
const getMiddle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const Several: Story = {};
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    const [first, third] = [await findGrip(canvas, 1), await findGrip(canvas, 3)];
    const [start, goal] = [getMiddle(first), getMiddle(third)];
    await fireEvent.mouseDown(first, { button: 0, ...start });
    await fireEvent.mouseMove(document, { ...start, clientY: start.clientY + 10 });
    await canvas.findByText('Club 1 of 4 is held over place 1.');
    await fireEvent.mouseMove(document, goal);
    await canvas.findByText('Club 1 of 4 is held over place 3.');
    await fireEvent.mouseUp(document, goal);
    await canvas.findByText('Club 1 is now club 3 of 4.');
    await expect(shown(canvas)).toEqual(['3 wood', '7 iron', 'Driver', 'Putter']);
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith(0, 2);
  },
};
/** A finger that moves at once scrolls the page; one that rests takes hold. */
export const ByFinger: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = [await findGrip(canvas, 1), await findGrip(canvas, 2)];
    const [start, goal] = [getMiddle(first), getMiddle(second)];
    const touch = (at: typeof start) => ({
      touches: [new Touch({ identifier: 1, target: first, ...at })],
      cancelable: true,
    });
    // In one turn: between two of a test's turns a busy machine may rest longer than the finger that takes hold.
    for (const [type, at] of [
      ['touchstart', start],
      ['touchmove', goal],
    ] as const)
      first.dispatchEvent(new TouchEvent(type, { bubbles: true, ...touch(at) }));
    await fireEvent.touchEnd(first, { changedTouches: touch(goal).touches });
    await expect(args.onMove).not.toHaveBeenCalled();

    await fireEvent.touchStart(first, touch(start));
    await canvas.findByText('Club 1 of 4 is held over place 1.');
    await fireEvent.touchMove(first, touch(goal));
    await canvas.findByText('Club 1 of 4 is held over place 2.');
    await fireEvent.touchEnd(first, { changedTouches: touch(goal).touches });
    await waitFor(() => expect(shown(canvas)).toEqual(['3 wood', 'Driver', '7 iron', 'Putter']));
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    (await findGrip(canvas, 2)).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Club 2 of 4 is held over place 2.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Club 2 of 4 is held over place 3.');
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('Club 2 of 4 stays where it was.');
    await expect(shown(canvas)).toEqual(CLUBS);
    await expect(args.onMove).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Club 2 of 4 is held over place 2.');
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByText('Club 2 of 4 is held over place 1.');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Club 2 is now club 1 of 4.');
    await expect(shown(canvas)).toEqual(['3 wood', 'Driver', '7 iron', 'Putter']);
    await waitFor(async () => expect(await findGrip(canvas, 1)).toHaveFocus());
  },
};
/** A key pressed in the very moment in which a reader hears that the item is held moves it: none is lost. */
export const ByQuickKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grip = await findGrip(canvas, 2);
    grip.focus();
    const told = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!canvasElement.ownerDocument.body.textContent.includes('Club 2 of 4 is held over place 2.')) return;
        observer.disconnect();
        grip.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowUp', bubbles: true, cancelable: true }));
        resolve();
      });
      observer.observe(canvasElement.ownerDocument.body, { childList: true, characterData: true, subtree: true });
    });
    await userEvent.keyboard(' ');
    await told;
    await canvas.findByText('Club 2 of 4 is held over place 1.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(shown(canvas)).toEqual(['3 wood', 'Driver', '7 iron', 'Putter']));
  },
};
/** The last press brings it to the end, and the focus stays where it is. */
export const ByButtons: Story = {
  play: async ({ canvas, args }) => {
    const earlier = canvas.getByRole('button', { name: 'Move club 2 of 4 earlier' });
    await userEvent.click(earlier);
    await expect(shown(canvas)).toEqual(['3 wood', 'Driver', '7 iron', 'Putter']);
    await expect(canvas.getByText('Club 2 is now club 1 of 4.')).toBeInTheDocument();
    await expect(earlier).toHaveFocus();
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
export const Long: Story = { args: { ids: Array.from({ length: 40 }, (_, at) => `${40 + at * 5} yards`) } };
export const LongNames: Story = {
  args: {
    ids: ['Hybrid with the head cover that Grandmother knitted in the winter of 1998', 'Rettungsschläger'.repeat(4)],
  },
};
export const One: Story = {
  args: { ids: CLUBS.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
/** While it is saved, say. */
export const Disabled: Story = {
  args: { disabled: true },
  // What drags is there when the list is drawn: a grip that came later would not be seen.
  beforeEach: async () => void (await loadDragging()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Club 1 of 4' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move club 1 of 4 later' })).toBeDisabled();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
