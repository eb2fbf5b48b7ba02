import { placeName } from './announcements.ts';
import { useHold } from './holds.ts';
import { useOrder } from './order.ts';

/**
 * One item of a `SortableList`: `item` goes on the element that moves, which wears `data-dragged` meanwhile, and `grip` on the
 * part of it that is taken hold of, where no other control may stand. There is neither while nothing can be dragged.
 */
export function useSortableItem(id: string) {
  const { noun, ids, holds } = useOrder();
  const hold = useHold(holds, id);
  const at = ids.indexOf(id);
  return {
    /** The place in the list, from 0. */
    at,
    /** "picture 2 of 4". */
    name: placeName(noun, at, ids.length),
    item: hold?.item,
    grip: hold?.grip,
  };
}
