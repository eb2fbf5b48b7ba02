import { createContext, use } from 'react';
import type { Holds } from './holds.ts';

/** What the items of a list that is put in order share. */
export interface Order {
  noun: string;
  layout: 'rows' | 'tiles';
  disabled: boolean;
  /** Whether nothing may glide. */
  still: boolean;
  ids: readonly string[];
  /** What the items are dragged by. */
  holds: Holds;
  /** Moves without a drag, and tells readers of it. */
  move: (from: number, to: number) => void;
  /** Tells readers what becomes of an item. */
  tell: (text: string) => void;
}

export const OrderContext = createContext<Order | null>(null);

export function useOrder(): Order {
  const order = use(OrderContext);
  if (!order) throw new Error('An item that is put in order needs a MovableList around it.');
  return order;
}
