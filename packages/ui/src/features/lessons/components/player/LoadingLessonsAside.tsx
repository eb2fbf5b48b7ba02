import { Skeleton } from '@mantine/core';
import { LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';

/** The shapes of the credits and of the lessons behind. */
export function LoadingLessonsAside({ rows }: { rows: number }) {
  return (
    <div aria-hidden>
      <Skeleton width={120} height={18} radius="xs" mt={13} mb={17} />
      <LoadingCard height={118} />
      <Skeleton width={110} height={18} radius="xs" mt={37} mb={17} />
      <LoadingRows count={rows} />
    </div>
  );
}
