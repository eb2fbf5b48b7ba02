import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { Loadable } from '../../../../kit/loadable.ts';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { BookingFormState } from '../../../lessons/components/pro/BookingFormState.tsx';
import type { BookTimeFieldsProps } from './BookTimeFields.tsx';

const { Contents: BookTimeFields, load } = contentsOnDemand(
  async () => (await import('./BookTimeFields.tsx')).BookTimeFields,
  { phone: 31.375 },
);

/** Fetches the fields of the form. */
export const loadBookTimeForm = load;

export interface BookTimeFormProps extends Omit<BookTimeFieldsProps, 'form'> {
  state: Loadable<{ form: BookingForm }>;
}

/** The small form of a booking whose date and time are known. */
export const BookTimeForm = ({ state, ...props }: BookTimeFormProps) => (
  <BookingFormState state={state}>{(form) => <BookTimeFields {...props} form={form} />}</BookingFormState>
);
