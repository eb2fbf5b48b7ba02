import { DiaryEmpty } from '@fairway/ui/features/schedule/screens/DiaryScreen/DiaryEmpty';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../../app/desk/deskWidth.ts';
import { DiaryMenu } from '../../../features/schedule/DiaryMenu.ts';

export const Route = createFileRoute('/pro/lessons/_diary')({
  loader: () => (isDeskWide() ? DiaryMenu.preload?.() : undefined),
  component: DiaryDesk,
});

function DiaryDesk() {
  return <DeskFrame label="Diary settings" listPath={proPaths.diary} List={DiaryMenu} empty={<DiaryEmpty />} />;
}
