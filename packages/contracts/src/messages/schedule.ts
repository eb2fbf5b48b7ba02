/** Hours of a diary. */
export const SCHEDULE_MESSAGES = {
  endsAfterStart: 'Each time must end after it starts.',
  overlap: 'Some of these times overlap.',
  dayMissing: 'Please choose a day.',
  monthMissing: 'Please choose a month.',
  yearMissing: 'Please choose a year.',
  monthsMissing: 'Please choose a number of months.',
  monthsRange: 'Please choose 1 to 12 months.',
} as const;
