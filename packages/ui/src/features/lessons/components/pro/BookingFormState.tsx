import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../../kit/loadable.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';

/** A small form in a dialog, once what it knows of players and prices has come. */
export const BookingFormState = ({
  state,
  children,
}: {
  state: Loadable<{ form: BookingForm }>;
  children: (form: BookingForm) => ReactNode;
}) => (
  <ScreenState
    state={state}
    failedLevel={3}
    loading={
      <Loading label="Loading the form">
        <LoadingCard height={240} />
      </Loading>
    }
  >
    {({ form }) => children(form)}
  </ScreenState>
);
