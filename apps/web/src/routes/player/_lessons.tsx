import { LessonsEmpty } from '@fairway/ui/features/lessons/components/LessonHistory/LessonsEmpty';
import { lessonPath, RECORDS } from '@fairway/ui/paths/player';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../app/desk/deskWidth.ts';
import { parseLessonsSearch } from '../../features/lessons/historySearch.ts';
import { PlayerLessonsList } from '../../features/lessons/PlayerLessonsList.ts';

export const Route = createFileRoute('/player/_lessons')({
  validateSearch: parseLessonsSearch,
  loader: () => (isDeskWide() ? PlayerLessonsList.preload?.() : undefined),
  component: LessonsDesk,
});

function LessonsDesk() {
  return (
    <DeskFrame
      label="All lessons"
      listPath={RECORDS}
      entryPath={lessonPath('')}
      List={PlayerLessonsList}
      empty={<LessonsEmpty />}
    />
  );
}
