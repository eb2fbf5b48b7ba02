import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { LessonDetail } from '@fairway/contracts/lessons/records';
import {
  ProLessonScreen,
  type ProLessonScreenProps,
} from '@fairway/ui/features/lessons/screens/ProLessonScreen/ProLessonScreen';
import { OpenElsewhere } from '@fairway/ui/features/records/components/RecordEditor/OpenElsewhere';
import { RecordEditor } from '@fairway/ui/features/records/components/RecordEditor/RecordEditor';
import { Loading, LoadingCard } from '@fairway/ui/kit/StateView/Loading';
import { useUser } from '../../app/session/useUser.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';
import { type EditorSource, useRecordEditor } from './useRecordEditor.ts';

export interface WritingLessonProps extends Omit<ProLessonScreenProps, 'state'> {
  /** The lesson as the server has it, or as this device last knew it. */
  lesson: Lesson;
  detail: LessonDetail | undefined;
  onClose: () => void;
}

function Editor({ onRetryVideo, ...source }: EditorSource & Pick<ProLessonScreenProps, 'onRetryVideo'>) {
  const editor = useRecordEditor(source);
  return <RecordEditor {...editor} onRetryVideo={onRetryVideo} handed={source.detail?.player_handed ?? null} />;
}

type WritingProps = Omit<Parameters<typeof Editor>[0], 'keeper'> & { keeper: ReturnType<typeof useDraftKeeper> };

/** The editor once this page has the draft: until then the rest of the page is there, and stays where it is. */
function Writing({ keeper, ...source }: WritingProps) {
  if (keeper === 'elsewhere') return <OpenElsewhere onClose={source.onClose} />;
  if (keeper !== 'opening') return <Editor keeper={keeper} {...source} />;
  return (
    <Loading>
      <LoadingCard height={300} />
    </Loading>
  );
}

/** The page of a lesson while its record is being written. It weighs as much as the rest of the page, which somebody who reads does without. */
export function WritingLesson({ lesson, detail, onClose, ...shell }: WritingLessonProps) {
  const { id: user_id } = useUser();
  const keeper = useDraftKeeper(user_id, lesson);
  const source = { user_id, lesson_id: lesson.id, detail, onClose, onRetryVideo: shell.onRetryVideo };
  return (
    <ProLessonScreen
      {...shell}
      state={{
        status: 'ready',
        lesson: detail ?? lesson,
        record: { mode: 'edit', editor: <Writing keeper={keeper} {...source} /> },
      }}
    />
  );
}
