import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { type ReactNode, Suspense, useState } from 'react';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { onDemand, useLoadAfterPage } from '../../../kit/onDemand.tsx';

/** Nobody sees it before they ask for it: no page waits for the code of a dialog. */
const { Part: CancelLessonDialog, load } = onDemand(
  async () => (await import('./CancelLessonDialog.tsx')).CancelLessonDialog,
);

export interface CancelLesson {
  /** Opens the question. */
  ask: (lesson: Lesson) => void;
  /** The question, to be drawn once on the screen. */
  dialog: ReactNode;
}

export interface CancelLessonOptions {
  side: 'player' | 'pro';
  /**
   * Makes the call and fulfils once the lesson is gone. `refund` is the pro's answer whether a late lesson is charged,
   * `following` takes the later ones of its series along.
   */
  onCancel: (lesson: Lesson, refund: boolean, following?: boolean) => Promise<unknown>;
  /** Told once the lesson is gone, so that the focus can move on from a button that is no longer there. */
  onDone: () => void;
}

/** Cancelling asks first. A refused call leaves the question open. */
export function useCancelLesson({ side, onCancel, onDone }: CancelLessonOptions): CancelLesson {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [opened, setOpened] = useState(false);
  const { busy, run } = useSingleFlight(onCancel);
  useLoadAfterPage(load);
  const confirm = async (refund: boolean, following: boolean) => {
    if (!lesson || !(await run(lesson, refund, ...(following ? [true] : [])))) return;
    setOpened(false);
    onDone();
  };
  return {
    ask: (asked) => {
      setLesson(asked);
      setOpened(true);
    },
    dialog: lesson ? (
      <Suspense>
        <CancelLessonDialog
          key={lesson.id}
          side={side}
          lesson={lesson}
          opened={opened}
          busy={busy}
          onConfirm={(refund, following) => void confirm(refund, following)}
          onClose={() => setOpened(false)}
        />
      </Suspense>
    ) : null,
  };
}
