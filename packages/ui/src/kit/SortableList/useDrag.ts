import { capitalize } from '@fairway/contracts/capitals';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties } from 'react';
import { placeName } from './announcements.ts';
import type { Hold } from './holds.ts';
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

/** The drag of one item of a `SortableList`: what goes on the element that moves, and on the part that it is taken hold of by. */
export function useDrag(id: string): Hold {
  const { noun, ids, disabled, still } = useOrder();
  const sortable = useSortable({
    id,
    transition: still ? null : GLIDE,
    attributes: { roleDescription: 'movable' },
  });
  return {
    item: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition },
      'data-dragged': sortable.isDragging || undefined,
    },
    grip: disabled
      ? {}
      : {
          ref: sortable.setActivatorNodeRef,
          ...sortable.attributes,
          ...sortable.listeners,
          'aria-label': capitalize(placeName(noun, sortable.index, ids.length)),
          style: { ...GRIP, cursor: sortable.isDragging ? 'grabbing' : 'grab' },
        },
  };
}
