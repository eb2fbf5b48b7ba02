import { Skeleton } from '@mantine/core';
import { Loading } from '../../StateView/Loading.tsx';
import classes from './OfferStrip.module.css';

/** Placeholders of the carousel (S1 §9). */
const PLACEHOLDERS = 5;

/** Grey cards in the place of a category of offers. */
export function LoadingOffers() {
  return (
    <Loading label="Loading offers">
      <div>
        <div className={classes.heading}>
          <Skeleton width={112} height={18} radius="xs" />
        </div>
        <ul className={classes.strip}>
          {Array.from({ length: PLACEHOLDERS }, (_, at) => (
            <li key={at} className={classes.place}>
              <div className={classes.blank}>
                <Skeleton className={classes.shade} radius={0} />
                <div className={classes.lines}>
                  <Skeleton width="72%" height={16} radius="xs" />
                  <Skeleton width="46%" height={14} radius="xs" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}
