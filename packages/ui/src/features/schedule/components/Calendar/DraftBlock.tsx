import { formatShortDay, formatTimes } from '@fairway/time/phrases';
import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { percent } from '../percent.ts';
import { diaryName } from '../../../lessons/components/names.ts';
import type { Axis } from './axis.ts';
import { describeDraft, readDraft } from './draft.ts';
import type { DraftStore } from './draftStore.ts';
import classes from './Block.module.css';

/** What is being moved, pulled or blocked; it alone is drawn again with each step, and said to a screen reader. */
export function DraftBlock({ store, axis, dates }: { store: DraftStore; axis: Axis; dates: readonly string[] }) {
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get);
  const column = draft ? dates.indexOf(draft.date) : -1;
  const clock = draft && readDraft(axis, draft);
  return (
    <>
      <VisuallyHidden role="status">{draft ? describeDraft(axis, draft) : ''}</VisuallyHidden>
      {draft && clock && column >= 0 ? (
        <div
          className={classes.draft}
          data-kind={draft.kind}
          aria-hidden
          style={{
            top: percent(draft.start, axis.length),
            height: percent(draft.end - draft.start, axis.length),
            insetInlineStart: percent(column, dates.length),
            width: percent(1, dates.length),
          }}
        >
          <div className={classes.face}>
            <span className={classes.name}>{draft.lesson ? diaryName(draft.lesson) : 'Block this time'}</span>
            <span className={classes.times}>{formatTimes(clock.start, clock.end)}</span>
            <span className={classes.state}>{formatShortDay(draft.date)}</span>
          </div>
        </div>
      ) : null}
    </>
  );
}
