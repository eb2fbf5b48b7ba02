/** Hours of a diary. */
export const SCHEDULE_MESSAGES = {
  endsAfterStart: 'Each time must end after it starts.',
  overlap: 'Some of these times overlap.',
  dayMissing: 'Please choose a day.',
  monthMissing: 'Please choose a month.',
  yearMissing: 'Please choose a year.',
  monthsMissing: 'Please choose a number of months.',
  monthsRange: 'Please choose 1 to 12 months.',
  waitingWhen: 'Please choose a date or a day of the week.',
  waitingPast: 'That day has passed. Please choose a later one.',
  waitingTooShort: 'The lesson does not fit between these times.',
  waitingFull: (most: number) => `You can wait for at most ${most} times. Please remove one first.`,
  holdTaken: 'You have booked this time.',
  holdDeclined: 'You said no to this time.',
  holdLapsed: 'This time was held for you, but the 20 minutes have passed.',
  holdGone: 'Your coach has given this time to somebody else.',
  holdWithdrawn: 'You no longer wait for this time.',
} as const;
