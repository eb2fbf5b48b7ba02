import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback, useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { createAnnouncers, INSTRUCTIONS, movedText } from './announcements.ts';
import { type Order, OrderContext } from './order.ts';

export interface SortableListProps {
  /** The keys of what is put in order, as it lies now. */
  ids: string[];
  /** What one of them is, "picture": a reader hears of "Picture 2 of 4". */
  noun: string;
  /** Something lies at another place from now on. */
  onMove: (from: number, to: number) => void;
  /** Rows below each other, or tiles that fill line after line. */
  layout?: Order['layout'];
  disabled?: boolean | undefined;
  /** The list itself: items that call `useSortableItem`, and whatever else stands among them. */
  children: ReactNode;
}

/** A mouse that moves this many pixels drags; a shorter way is a click. */
const MOUSE = { activationConstraint: { distance: 8 } };
/** A finger that rests this long, in ms, takes hold; one that moves more than these pixels before scrolls the page. */
const FINGER = { activationConstraint: { delay: 220, tolerance: 8 } };

/** What is told is told by the list itself, in one place for drags and buttons. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: INSTRUCTIONS } };

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list that people put in order: by mouse, by a finger that rests first, by keys, or by `MoveButtons`; each step is told to
 * readers. It draws nothing itself.
 */
export function SortableList({ ids, noun, onMove, layout = 'rows', disabled = false, children }: SortableListProps) {
  const still = useReducedMotion();
  const [told, setTold] = useState('');
  // The sensor for pointers would take fingers too, and then either they could not scroll or a mouse had to wait.
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: still ? 'auto' : 'smooth',
    }),
  );
  const order: Order = {
    noun,
    layout,
    disabled,
    still,
    count: ids.length,
    move: (from, to) => {
      onMove(from, to);
      setTold(movedText(noun, from, to, ids.length));
    },
  };
  // The keyboard's sensor listens for the next key only from a timer on. A reader who is told after it, in a timer of ours, can
  // press that key at once and it counts.
  const announcers = createAnnouncers(noun, ids, useDebouncedCallback(setTold, 0));
  const onDragEnd = (event: DragEndEvent) => {
    const { active, over } = event;
    announcers.onDragEnd(event);
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'rows' ? [upAndDownOnly] : []}
      accessibility={ACCESSIBILITY}
      onDragOver={announcers.onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={announcers.onDragCancel}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
        disabled={disabled || ids.length < 2}
      >
        <OrderContext value={order}>{children}</OrderContext>
      </SortableContext>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </DndContext>
  );
}
