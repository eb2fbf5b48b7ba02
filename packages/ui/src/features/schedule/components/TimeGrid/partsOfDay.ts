const PARTS = [
  { label: 'Morning', until: '12:00:00' },
  { label: 'Afternoon', until: '17:00:00' },
  { label: 'Evening', until: '24:00:00' },
];

const findPartOfDay = (start: string) => PARTS.find((part) => start < part.until)?.label;

/** The times of a day by part of the day, in order; a part without any is left out. Starts are `HH:MM:SS`. */
export const listPartsOfDay = <Time extends { start: string }>(
  times: readonly Time[],
): { label: string; times: Time[] }[] =>
  PARTS.map(({ label }) => ({ label, times: times.filter(({ start }) => findPartOfDay(start) === label) })).filter(
    (part) => part.times.length > 0,
  );
