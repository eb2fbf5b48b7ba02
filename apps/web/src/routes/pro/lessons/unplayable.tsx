import { dayAt } from '@fairway/ui/format/zones';
import {
  UnplayableScreen,
  type UnplayableScreenProps,
} from '@fairway/ui/screens/pro/UnplayableScreen/UnplayableScreen';
import { proPaths } from '@fairway/ui/screens/pro/paths';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../../failures/failure.ts';
import { notify } from '../../../notices/notify.ts';
import { useUser } from '../../../session/useUser.ts';
import { afterLessonChange } from '../../../trpc/afterChange.ts';
import { trpc } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { parseUnplayableSearch } from './-unplayableSearch.ts';

export const Route = createFileRoute('/pro/lessons/unplayable')({
  staticData: { title: 'Unplayable time' },
  validateSearch: parseUnplayableSearch,
  component: Unplayable,
});

const WHOLE_DAY = { from: '00:00:00', until: '00:00:00' };

function Unplayable() {
  const { timezone } = useUser();
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  const [period, setPeriod] = useState<UnplayableScreenProps['period']>(() => {
    const today = dayAt(new Date(), timezone);
    return { start: asked.start ?? today, end: asked.end ?? today, ...WHOLE_DAY };
  });
  const affected = trpc.lessons.affected.useQuery(period);
  const preview = trpc.lessons.previewUnplayable.useMutation();
  const mark = trpc.lessons.markUnplayable.useMutation({ onError: afterLessonChange });

  const onConfirm: UnplayableScreenProps['onConfirm'] = async (wish) => {
    const { moved, cancelled, told } = await mark.mutateAsync(wish);
    afterLessonChange();
    await navigate({
      to: '/pro/lessons/diary/$start/$end',
      params: { start: wish.start, end: wish.end },
      replace: true,
    });
    const lessons = [moved && `${moved} moved`, cancelled && `${cancelled} cancelled`].filter(Boolean).join(', ');
    notify.success(told > 0 ? `Lessons: ${lessons}. A notification has been sent to your players` : 'Saved');
  };

  return (
    <UnplayableScreen
      period={period}
      onPeriod={(next) => {
        preview.reset();
        mark.reset();
        setPeriod(next);
      }}
      state={screenState({ affected }, (data) => data.affected)}
      onPreview={async (wish) => {
        mark.reset();
        return (await preview.mutateAsync(wish)).notices;
      }}
      onConfirm={onConfirm}
      backHref={asked.start ? proPaths.dates(asked.start, asked.end) : proPaths.diary}
      errors={fieldErrors(mark.error) ?? fieldErrors(preview.error) ?? fieldErrors(affected.error)}
    />
  );
}
