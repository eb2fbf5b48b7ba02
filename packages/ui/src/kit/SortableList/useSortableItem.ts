import { capitalize } from '@fairway/contracts/capitals';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties } from 'react';
import { placeName } from './announcements.ts';
import { useOrder } from './order.ts';

/** As long as `--app-motion`. */
const GLIDE = { duration: 140, easing: 'ease' };

/** A finger that rests on a grip neither marks words nor opens the browser's own menu. */
const GRIP: CSSProperties = {
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
};

/**
 * One item of a `SortableList`: `item` goes on the element that moves, which wears `data-dragged` meanwhile, and `grip` on the
 * part of it that is taken hold of, where no other control may stand. While nothing can be moved the grip is none either.
 */
export function useSortableItem(id: string) {
  const { noun, count, disabled, still } = useOrder();
  const sortable = useSortable({
    id,
    transition: still ? null : GLIDE,
    attributes: { roleDescription: 'movable' },
  });
  const name = placeName(noun, sortable.index, count);
  return {
    /** The place in the list, from 0. */
    at: sortable.index,
    /** "picture 2 of 4". */
    name,
    item: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition },
      'data-dragged': sortable.isDragging || undefined,
    },
    grip:
      disabled || count < 2
        ? {}
        : {
            ref: sortable.setActivatorNodeRef,
            ...sortable.attributes,
            ...sortable.listeners,
            'aria-label': capitalize(name),
            style: { ...GRIP, cursor: sortable.isDragging ? 'grabbing' : 'grab' },
          },
  };
}
