import { Skeleton } from '@mantine/core';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';

/** Grey shapes in the place of an opened message. */
export const LoadingMessage = () => (
  <Loading label="Loading the message">
    <LoadingCard height={220} />
    <Skeleton height={44} radius="md" />
  </Loading>
);
