import type { Drill } from '@fairway/contracts/practice/drills';
import type { RecordEditorProps } from '@fairway/ui/features/records/components/RecordEditor/RecordEditor';
import { useEffect, useState } from 'react';
import { useOnline } from '../../app/connection/useOnline.ts';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { useDrillChoice } from '../practice/drills/useDrills.ts';
import { findDrills } from './findDrills.ts';
import { readPhrases, writePhrases } from './phraseStore.ts';

/** The first drills of the library, which this device keeps for a page without a connection; undefined until it is known what there are. */
function useKeptDrills(user_id: string): readonly Drill[] | undefined {
  const [kept, setKept] = useState<readonly Drill[]>();
  const { data } = trpc.practice.drills.useInfiniteQuery({}, CURSOR_PAGES);
  const first = data?.pages[0]?.drills;
  useEffect(() => {
    void readPhrases(user_id).then(({ drills }) => setKept(drills));
  }, [user_id]);
  useEffect(() => {
    if (first) void writePhrases(user_id, { drills: first });
  }, [user_id, first]);
  return first ?? kept;
}

/** The coach's drills for a record: the server's, or without a connection those that this device knew last. */
export function useRecordDrills(user_id: string, onChoose: (drill: Drill) => void): RecordEditorProps['drills'] {
  const choice = useDrillChoice();
  const kept = useKeptDrills(user_id);
  const isOnline = useOnline();
  const isKeptShown = kept !== undefined && (!isOnline || choice.state.status === 'failed');
  return {
    choice: isKeptShown
      ? { ...choice, state: { status: 'ready', drills: findDrills(kept, choice.q), beyond: 'none' } }
      : choice,
    onChoose,
  };
}
