import { Skeleton } from '@mantine/core';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { LoadingTiles } from '../../../../kit/StateView/LoadingTiles.tsx';

/** The shapes of the lesson form: the tiles of the duration and of the next times, and the month. */
export function LessonFormLoading() {
  return (
    <Loading>
      <Skeleton width={72} height={16} radius="xs" />
      <LoadingTiles count={6} columns={3} wideColumns={6} />
      <Skeleton width={120} height={16} radius="xs" />
      <LoadingTiles count={6} columns={2} wideColumns={3} />
      <Skeleton width={80} height={16} radius="xs" />
      <LoadingCard height={386} />
    </Loading>
  );
}

/** The shapes of the times, before a day is known. */
export function TimesLoading() {
  return (
    <div aria-hidden>
      <Skeleton width={52} height={16} radius="xs" />
      <Skeleton width="80%" height={14} radius="xs" mt={12} />
    </div>
  );
}
