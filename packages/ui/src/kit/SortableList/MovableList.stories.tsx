import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeldOrder } from '../../testing/HeldOrder.tsx';
import { ListCard } from '../ListCard/ListCard.tsx';
import { placeName } from './announcements.ts';
import { MovableList, type MovableListProps } from './MovableList.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import classes from './SortableList.module.css';

/** The list as a page holds it, without what drags. */
const renderHeld = (args: MovableListProps) => (
  <HeldOrder list={args}>
    {(held) => (
      <MovableList {...held}>
        <ListCard label="Clubs">
          {held.ids.map((id, at) => (
            <li key={id} className={classes.row}>
              <div className={classes.words}>{id}</div>
              <MoveButtons at={at} name={placeName('club', at, held.ids.length)} />
            </li>
          ))}
        </ListCard>
      </MovableList>
    )}
  </HeldOrder>
);

const meta = {
  title: 'Components/MovableList',
  component: MovableList,
  args: { ids: ['Driver', '7 iron', 'Putter'], noun: 'club', onMove: fn(), children: null },
  render: renderHeld,
} satisfies Meta<typeof MovableList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where nothing drags, the buttons move, and tell it. */
export const ByButtons: Story = {
  play: async ({ canvas, args }) => {
    const later = canvas.getByRole('button', { name: 'Move club 1 of 3 later' });
    await userEvent.click(later);
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['7 iron', 'Driver', 'Putter']);
    await expect(canvas.getByText('Club 1 is now club 2 of 3.')).toBeInTheDocument();
    await expect(later).toHaveFocus();
    await expect(args.onMove).toHaveBeenCalledWith(0, 1);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
