import { Skeleton } from '@mantine/core';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import classes from './OfferScreen.module.css';

/** Grey shapes in the place of an offer. */
export function LoadingOffer() {
  return (
    <Loading label="Loading the offer">
      <div className={classes.layout}>
        <div className={classes.pictures}>
          <Skeleton className={classes.picture} radius={20} />
        </div>
        <div className={classes.facts}>
          <LoadingCard height={156} />
        </div>
        <div className={classes.bar}>
          <LoadingCard height={76} />
        </div>
      </div>
    </Loading>
  );
}
