import { Skeleton } from '@mantine/core';
import { Loading } from '../../../../kit/StateView/Loading.tsx';
import classes from './MessageRow.module.css';

const PLACEHOLDERS = 5;

export interface LoadingMessagesProps {
  count?: number;
  /** Keeps the place of a heading above them. */
  titled?: boolean;
}

/** Grey rows in the place of a list of messages. */
export function LoadingMessages({ count = PLACEHOLDERS, titled }: LoadingMessagesProps) {
  return (
    <Loading label="Loading messages">
      {titled ? <Skeleton width={140} height={18} radius="xs" /> : null}
      <div className={classes.placeholders}>
        {Array.from({ length: count }, (_, nth) => (
          <div key={nth} className={classes.row} data-placeholder>
            <Skeleton width={44} height={44} circle />
            <div className={classes.shapes}>
              <Skeleton width={nth % 2 ? '38%' : '46%'} height={14} radius="xs" />
              <Skeleton width={nth % 2 ? '82%' : '70%'} height={12} radius="xs" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
