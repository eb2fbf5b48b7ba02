import { createFileRoute } from '@tanstack/react-router';
import { utils } from '../../../../../trpc/client.ts';
import { DiaryPage } from '../../../../../features/schedule/DiaryPage.tsx';

export const Route = createFileRoute('/pro/lessons/_diary/diary/')({
  staticData: { title: 'Diary' },
  loader: () => {
    void utils.diary.weekly.prefetch({});
    void utils.accounts.settings.prefetch();
  },
  component: DiaryPage,
});
