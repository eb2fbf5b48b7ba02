import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { addMonths } from '@fairway/time/calendar';
import { TODAY, ZONE } from './clock.ts';
import { ALEX, LONG_NAMED, PRIYA } from './people.ts';

/** What a player's booking form knows: an hour by default, £12.50 a credit, six credits, three months ahead. */
export function aBookingForm(over: Partial<BookingForm> = {}): BookingForm {
  return {
    timezone: ZONE,
    currency: 'GBP',
    lesson_price: 1250,
    duration: 60,
    first_date: TODAY,
    last_date: addMonths(TODAY, 3),
    clubs: [{ id: 'club-1', name: 'Wentworth Club' }],
    credits: 6,
    players: [],
    recent: [],
    refusal: null,
    ...over,
  };
}

/** What a coach's booking form knows: their players with credits and usual lengths, two venues, no last day. */
export const aProBookingForm = (over: Partial<BookingForm> = {}): BookingForm =>
  aBookingForm({
    duration: 30,
    last_date: null,
    credits: 0,
    clubs: [
      { id: 'club-1', name: 'Wentworth Club' },
      { id: 'club-2', name: 'Parkfield Driving Range' },
    ],
    players: [
      { ...LONG_NAMED, credits: 0, lesson_duration: 90 },
      { ...PRIYA, credits: 1, lesson_duration: 45 },
      { ...ALEX, credits: 6, lesson_duration: 60 },
    ],
    recent: [ALEX.id, PRIYA.id],
    ...over,
  });
