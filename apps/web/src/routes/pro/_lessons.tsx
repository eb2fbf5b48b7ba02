import { LessonsEmpty } from '@fairway/ui/features/lessons/components/LessonHistory/LessonsEmpty';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../app/desk/deskWidth.ts';
import { parseLessonsSearch } from '../../features/lessons/historySearch.ts';
import { ProLessonsList } from '../../features/lessons/ProLessonsList.ts';

export const Route = createFileRoute('/pro/_lessons')({
  validateSearch: parseLessonsSearch,
  loader: () => (isDeskWide() ? ProLessonsList.preload?.() : undefined),
  component: LessonsDesk,
});

function LessonsDesk() {
  return (
    <DeskFrame
      label="All lessons"
      listPath={proPaths.records}
      entryPath={proPaths.lesson('')}
      List={ProLessonsList}
      empty={<LessonsEmpty />}
    />
  );
}
