import { type ReactNode, useState } from 'react';
import { moveItem } from '../kit/SortableList/moveItem.ts';
import type { KitRow } from '../features/kit/components/KitRows/kitRow.ts';
import type { KitListProps } from '../features/kit/screens/KitListPage.tsx';

/** A list as a page holds it, saved at once; what it does is told to the story's own callbacks too. */
export function HeldKitList({ list, children }: { list: KitListProps; children: (held: KitListProps) => ReactNode }) {
  const [rows, setRows] = useState<readonly KitRow[]>(list.rows);
  const [removed, setRemoved] = useState(list.removed);
  const [newest, setNewest] = useState(list.newest);
  return children({
    ...list,
    rows,
    removed,
    newest,
    onAdd: (club = '') => {
      const id = `new-${rows.length + 1}`;
      setNewest(id);
      setRows([...rows, { id, order: rows.length + 1, club, detail: '' }]);
      list.onAdd(club);
    },
    onChange: (id, values) => {
      setRows(rows.map((row) => (row.id === id ? { ...row, ...values } : row)));
      list.onChange(id, values);
    },
    onMove: (from, to) => {
      setRows(moveItem(rows, from, to));
      list.onMove(from, to);
    },
    onRemove: (id) => {
      setRemoved(rows.find((row) => row.id === id) ?? null);
      setRows(rows.filter((row) => row.id !== id));
      list.onRemove(id);
    },
    onUndo: () => {
      if (removed) setRows([...rows, removed].toSorted((a, b) => a.order - b.order));
      setRemoved(null);
      list.onUndo();
    },
  });
}
