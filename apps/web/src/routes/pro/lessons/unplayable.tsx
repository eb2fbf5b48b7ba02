import { dayAt } from '@fairway/ui/format/zones';
import {
  BulkRescheduleScreen,
  type BulkRescheduleScreenProps,
} from '@fairway/ui/features/lessons/screens/BulkRescheduleScreen/BulkRescheduleScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../app/notices/notify.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { invalidateLessons } from '../../../features/lessons/invalidateLessons.ts';
import { trpc } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { parseBulkRescheduleSearch } from '../../../features/lessons/unplayableSearch.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/lessons/unplayable')({
  staticData: { title: 'Unplayable time' },
  validateSearch: parseBulkRescheduleSearch,
  component: Unplayable,
});

const WHOLE_DAY = { from: '00:00:00', until: '00:00:00' };

function Unplayable() {
  const { timezone } = useUser();
  const asked = Route.useSearch();
  const onward = useOnward();
  const [period, setPeriod] = useState<BulkRescheduleScreenProps['period']>(() => {
    const today = dayAt(new Date(), timezone);
    return { start: asked.start ?? today, end: asked.end ?? today, ...WHOLE_DAY };
  });
  const affected = trpc.lessons.affected.useQuery(period);
  const preview = trpc.lessons.previewUnplayable.useMutation();
  const mark = trpc.lessons.markUnplayable.useMutation({ onError: invalidateLessons });
  const guard = useLeaveGuard();

  const onConfirm: BulkRescheduleScreenProps['onConfirm'] = async (requested) => {
    const { moved, cancelled, told } = await mark.mutateAsync(requested);
    invalidateLessons();
    guard.onDirtyChange(false);
    await onward({
      to: '/pro/lessons/diary/$start/$end',
      params: { start: requested.start, end: requested.end },
      replace: true,
    });
    const lessons = [moved && `${moved} moved`, cancelled && `${cancelled} cancelled`].filter(Boolean).join(', ');
    notify.success(told > 0 ? `Lessons: ${lessons}. A notification has been sent to your players` : 'Saved');
  };

  return (
    <BulkRescheduleScreen
      {...guard}
      period={period}
      onPeriod={(next) => {
        preview.reset();
        mark.reset();
        setPeriod(next);
      }}
      state={screenState({ affected }, (data) => data.affected)}
      onPreview={async (requested) => {
        mark.reset();
        return (await preview.mutateAsync(requested)).notices;
      }}
      onConfirm={onConfirm}
      backHref={asked.start ? proPaths.dates(asked.start, asked.end) : proPaths.diary}
      errors={fieldErrors(mark.error) ?? fieldErrors(preview.error) ?? fieldErrors(affected.error)}
    />
  );
}
