import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { LessonDetail } from '@fairway/contracts/lessons/records';
import {
  ProLessonScreen,
  type ProLessonScreenProps,
} from '@fairway/ui/features/lessons/screens/ProLessonScreen/ProLessonScreen';
import { RecordEditor } from '@fairway/ui/features/records/components/RecordEditor/RecordEditor';
import { useUser } from '../../app/session/useUser.ts';
import type { StoredDraft } from './draftStore.ts';
import { useRecordEditor } from './useRecordEditor.ts';

export interface WritingLessonProps extends Omit<ProLessonScreenProps, 'state'> {
  lesson: Lesson;
  detail: LessonDetail | undefined;
  /** What this device has of a record that is not on the server. */
  stored: StoredDraft | null;
  onClose: () => void;
}

/** The page of a lesson while its record is being written. It weighs as much as the rest of the page, which somebody who reads does without. */
export function WritingLesson({ lesson, detail, stored, onClose, ...shell }: WritingLessonProps) {
  const { id: user_id } = useUser();
  const editor = useRecordEditor({ user_id, lesson, detail, stored, onClose });
  return (
    <ProLessonScreen
      {...shell}
      state={{
        status: 'ready',
        lesson: detail ?? lesson,
        record: {
          mode: 'edit',
          editor: <RecordEditor {...editor} onRetryVideo={shell.onRetryVideo} handed={detail?.player_handed ?? null} />,
        },
      }}
    />
  );
}
