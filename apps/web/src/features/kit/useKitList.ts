import type { KitRow } from '@fairway/ui/features/kit/components/KitRows/kitRow';
import type { KitListProps } from '@fairway/ui/features/kit/screens/KitListPage';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { moveItem } from '@fairway/ui/kit/SortableList/moveItem';
import { useOnline } from '../../app/connection/useOnline.ts';
import { KIT } from './kitLists.ts';
import { addRow, changeRow, isNothing, placeRows, removeRow, showRows, type PendingKit } from './pendingKit.ts';
import { changePending, onPendingChange, readPending, type KitOwner } from './pendingStore.ts';
import { runKit, startKit } from './runKit.ts';

/** A pause in the typing this long, in ms, saves. */
const PAUSE = 500;

/**
 * A list of somebody's own kit: their rows with what waits to be sent. What they type is kept on the device at once and sent after a pause;
 * all else goes at once.
 */
export function useKitList({ user_id, list }: KitOwner, rows: readonly KitRow[] | undefined): KitListProps {
  const pending = useSyncExternalStore(onPendingChange, () => readPending({ user_id, list }));
  const isOnline = useOnline();
  const [newest, setNewest] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ row: KitRow; ids: string[] } | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(startKit, []);
  const sendSoon = useDebouncedCallback(
    () => {
      setIsTyping(false);
      void runKit();
    },
    { delay: PAUSE, flushOnUnmount: true },
  );
  // The latest of what the server has said, which a row that it has just taken is in already.
  const shown = showRows(KIT[list].read(user_id) ?? rows ?? [], pending);
  const ids = shown.map(({ id }) => id);
  const change = (how: (now: PendingKit) => PendingKit) => changePending({ user_id, list }, how);
  const changeAndSend = (how: (now: PendingKit) => PendingKit) => {
    change(how);
    void runKit();
  };
  const isWaiting = !isNothing(pending);
  const hasUnfinished = Object.values(pending.changed).some((values) => !KIT[list].isComplete(values));
  const saving = isOnline || isTyping ? 'saving' : 'waiting';
  return {
    rows: shown,
    refused: pending.refused,
    newest,
    save: !isWaiting ? 'saved' : hasUnfinished && isOnline && !isTyping ? 'unfinished' : saving,
    removed: removed?.row ?? null,
    onAdd: (club = '') => {
      const id = crypto.randomUUID();
      const order = Math.min(KIT_LIMITS.order, Math.max(0, ...shown.map((row) => row.order)) + 1);
      setNewest(id);
      changeAndSend((now) => addRow(now, { id, order, values: club ? { club, detail: '' } : null }));
    },
    onChange: (id, values) => {
      setIsTyping(true);
      change((now) => changeRow(now, id, values));
      sendSoon();
    },
    onMove: (from, to) => changeAndSend((now) => placeRows(now, moveItem(ids, from, to))),
    onRemove: (id) => {
      const row = shown.find((one) => one.id === id);
      setRemoved(row ? { row, ids } : null);
      changeAndSend((now) => removeRow(now, id));
    },
    onUndo: () => {
      if (!removed) return;
      const { row, ids: before } = removed;
      const { id, order, club, detail } = row;
      setRemoved(null);
      const values = club || detail ? { club, detail } : null;
      // Back to where it was, among the rows that are there now.
      const present = new Set([...ids, id]);
      const ordered = [...before.filter((one) => present.has(one)), ...ids.filter((one) => !before.includes(one))];
      changeAndSend((now) => placeRows(addRow(now, { id, order, values }), ordered));
    },
  };
}
