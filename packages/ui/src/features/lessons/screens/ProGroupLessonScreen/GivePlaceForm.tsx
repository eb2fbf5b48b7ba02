import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { Loadable } from '../../../../kit/loadable.ts';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { BookingFormState } from '../../components/pro/BookingFormState.tsx';
import type { GivePlaceFieldsProps } from './GivePlaceFields.tsx';

const { Contents: GivePlaceFields, load } = contentsOnDemand(
  async () => (await import('./GivePlaceFields.tsx')).GivePlaceFields,
  { phone: 18.125 },
);

/** Fetches the fields of the form. */
export const loadGivePlaceForm = load;

export interface GivePlaceFormProps extends Omit<GivePlaceFieldsProps, 'form'> {
  state: Loadable<{ form: BookingForm }>;
}

/** Gives a place of a group lesson to a player or a guest, by the rules of a booking for them. */
export const GivePlaceForm = ({ state, ...props }: GivePlaceFormProps) => (
  <BookingFormState state={state}>{(form) => <GivePlaceFields {...props} form={form} />}</BookingFormState>
);
