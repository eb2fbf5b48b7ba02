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
import { useDebouncedCallback } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { createAnnouncers, INSTRUCTIONS } from './announcements.ts';
import type { MovableListProps } from './MovableList.tsx';
import { useOrder } from './order.ts';

export interface DragAreaProps extends Pick<MovableListProps, 'ids' | 'onMove'> {
  /** What calls `useDrag` for each of the ids. */
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

/** What makes items of a `MovableList` be dragged: by mouse, by a finger that rests first, or by keys. It draws nothing itself. */
export function DragArea({ ids, onMove, children }: DragAreaProps) {
  const { noun, layout, disabled, still, tell } = useOrder();
  // The sensor for pointers would take fingers too, and then either they could not scroll or a mouse had to wait.
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: still ? 'auto' : 'smooth',
    }),
  );
  // The keyboard's sensor listens for the next key only from a timer on. A reader who is told after it, in a timer of ours, can
  // press that key at once and it counts.
  const announcers = createAnnouncers(noun, ids, useDebouncedCallback(tell, 0));
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
        {children}
      </SortableContext>
    </DndContext>
  );
}
