import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { NativeSelect } from '@mantine/core';

export interface VenueFieldProps {
  clubs: BookingForm['clubs'];
  /** A club's id; null is the first, or where there is one the venue named by `other`. */
  value: string | null;
  /** The venue the lesson has, where it is none of the clubs (any more); null is none at all. */
  other?: string | null;
  onChange: (club: string) => void;
  error?: string;
}

/** Where the lesson is; nothing to choose with fewer than two venues. */
export function VenueField({ clubs, value, other, onChange, error }: VenueFieldProps) {
  if (clubs.length < 2) return null;
  const kept = other === undefined || value !== null ? [] : [{ value: '', label: other ?? 'No venue' }];
  return (
    <NativeSelect
      label="Venue"
      name="venue"
      value={value ?? (kept.length > 0 ? '' : clubs[0]?.id)}
      data={[...kept, ...clubs.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
