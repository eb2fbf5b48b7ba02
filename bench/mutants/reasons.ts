/** Why a fault may live: the end of the file's name, the code, and what it becomes. */
export interface Reason {
  why: string;
  mutants: readonly (readonly [file: string, was: string, becomes: string])[];
}

const FILLED = '["Stryker was here"]';
const SAID = '"Stryker was here!"';

export const REASONS: readonly Reason[] = [
  {
    why: 'The stand-in for a match that was not found: of it only places that it does not have are read.',
    mutants: [
      ['auth/sessions/rules.ts', '[]', FILLED],
      ['files/stored-files/rules.ts', '[]', FILLED],
      ['notifications/unsubscribe/rules.ts', '[]', FILLED],
      ['ui/src/format/money.ts', '[]', FILLED],
      ['ui/src/format/timezones.ts', '[]', FILLED],
    ],
  },
  {
    why: 'The stand-in for a text that is missing: the other one is none of those looked for either.',
    mutants: [
      ['auth/sessions/rules.ts', "''", SAID],
      ['auth/passwords/rules.ts', "''", SAID],
      ['files/stored-files/rules.ts', "''", SAID],
      ['notifications/unsubscribe/rules.ts', "''", SAID],
      ['notifications/delivery-status/rules.ts', '[]', FILLED],
    ],
  },
  {
    why: 'What the next step takes away, or refuses, in any case.',
    mutants: [
      ['coaching/onboarding/rules.ts', 'at < 0', 'at <= 0'],
      ['auth/passwords/rules.ts', "word !== ''", 'true'],
      ['users/administration/rules.ts', '/\\s+/', '/\\s/'],
      ['files/stored-files/rules.ts', 'key !== undefined', 'true'],
      ['practice/drills/rules.ts', '/\\s+/', '/\\s/'],
      ['lessons/bulk-reschedule/rules.ts', 'found.length < SUGGESTED', 'true'],
      ['lessons/bulk-reschedule/rules.ts', 'found.length < SUGGESTED', 'found.length <= SUGGESTED'],
      ['lessons/next-times/rules.ts', 'found.length < TIMES', 'true'],
      ['lessons/next-times/rules.ts', 'found.length < TIMES', 'found.length <= TIMES'],
      ['lessons/record-search/rules.ts', '/\\s+/', '/\\s/'],
      ['lessons/record-files/rules.ts', "''", SAID],
      ['lessons/record-files/rules.ts', '[]', FILLED],
      ['notifications/quiet-hours/rules.ts', 'overnight || minute < until', 'true'],
      ['notifications/quiet-hours/rules.ts', 'minute < until', 'true'],
      ['notifications/quiet-hours/rules.ts', 'minute < until', 'minute <= until'],
      ['time/src/calendar.ts', '/^\\d{4}-\\d{2}-\\d{2}$/', '/\\d{4}-\\d{2}-\\d{2}$/'],
      ['time/src/calendar.ts', '/^\\d{4}-\\d{2}-\\d{2}$/', '/^\\d{4}-\\d{2}-\\d{2}/'],
    ],
  },
  {
    why: 'It chooses between a fast way and one that is right on every day, so on the days in question both say the same.',
    mutants: [
      ['schedule/slots/rules.ts', '!holdsDay(period, midnight)', 'holdsDay(period, midnight)'],
      ['schedule/slots/rules.ts', '!holdsDay(period, midnight)', 'true'],
      ['schedule/slots/rules.ts', '!holdsDay(period, midnight)', 'false'],
      ['schedule/slots/rules.ts', 'midnight - offset >= from && midnight - offset + DAY_MS < until', 'false'],
      ['schedule/slots/rules.ts', 'midnight - offset >= from', 'midnight - offset > from'],
      [
        'schedule/slots/rules.ts',
        '({ from, until, offset }: OffsetPeriod, midnight: number): boolean => midnight - offset >= from && midnight - offset + DAY_MS < until',
        '() => undefined',
      ],
      [
        'schedule/slots/rules.ts',
        'midnight - offsetPeriodAt(zone, midnight).offset',
        'midnight + offsetPeriodAt(zone, midnight).offset',
      ],
    ],
  },
  {
    why: 'It says where to begin or to end a search; what is looked at besides is left out by the next step.',
    mutants: [
      ['schedule/slots/rules.ts', 'minute < stretch.end', 'minute <= stretch.end'],
      ['schedule/slots/rules.ts', 'start >= until', 'false'],
      ['schedule/slots/rules.ts', 'start >= until', 'start > until'],
      [
        'schedule/slots/rules.ts',
        'periods.at(-1)!.until < midnight + 2 * DAY_MS',
        'periods.at(-1)!.until <= midnight + 2 * DAY_MS',
      ],
      ['schedule/slots/rules.ts', 'low < high', 'false'],
      ['schedule/slots/rules.ts', 'intervals[middle]!.end <= at', 'false'],
      ['schedule/slots/rules.ts', 'intervals[middle]!.end <= at', 'intervals[middle]!.end < at'],
      ['time/src/zoned-time.ts', 'at < end', 'at <= end'],
    ],
  },
  {
    why: 'It remembers what was made before; without it the same is made anew.',
    mutants: [
      ['time/src/zoned-time.ts', '!clock', 'true'],
      ['time/src/zoned-time.ts', 'clocks.size >= REMEMBERED_CLOCKS', 'true'],
      ['time/src/zoned-time.ts', 'clocks.size >= REMEMBERED_CLOCKS', 'clocks.size > REMEMBERED_CLOCKS'],
      ['time/src/zoned-time.ts', 'clocks.size >= REMEMBERED_CLOCKS', 'clocks.size < REMEMBERED_CLOCKS'],
      ['time/src/zoned-time.ts', 'clocks.set(zone, clock);', ';'],
      ['time/src/zoned-time.ts', 'year + 1', 'year - 1'],
      ['time/src/zoned-time.ts', 'known', 'false'],
      ['time/src/zoned-time.ts', 'measuredYears.clear();', ';'],
      ['time/src/zoned-time.ts', 'measuredYears.set(key, seasons);', ';'],
      ['time/src/zoned-time.ts', 'measuredYears.size >= REMEMBERED_YEARS', 'true'],
      ['time/src/zoned-time.ts', 'measuredYears.size >= REMEMBERED_YEARS', 'false'],
      ['time/src/zoned-time.ts', 'measuredYears.size >= REMEMBERED_YEARS', 'measuredYears.size > REMEMBERED_YEARS'],
      ['time/src/zoned-time.ts', 'measuredYears.size >= REMEMBERED_YEARS', 'measuredYears.size < REMEMBERED_YEARS'],
      ['time/src/zoned-time.ts', '!recent || recent.zone !== zone || at < recent.from || at >= recent.until', 'true'],
      ['contracts/src/money-format.ts', '!found', 'true'],
      ['time/src/phrases.ts', '!found', 'true'],
      ['ui/src/format/zones.ts', '!found', 'true'],
      ['contracts/src/money-format.ts', 'money.set(currency, found);', ';'],
      ['contracts/src/money-format.ts', 'found === undefined', 'true'],
      ['contracts/src/money-format.ts', 'symbols.set(currency, found);', ';'],
      ['time/src/zoned-time.ts', "{ midnight: 0, date: '1970-01-01' }", '{}'],
      ['time/src/zoned-time.ts', 'written.midnight !== midnight', 'true'],
    ],
  },
  {
    why: 'Where both sides are equal, both ways lead to the same.',
    mutants: [
      ['time/src/zoned-time.ts', 'at < recent.from', 'at <= recent.from'],
      ['time/src/zoned-time.ts', 'at >= recent.until', 'at > recent.until'],
      ['time/src/calendar.ts', 'wanted > last', 'wanted >= last'],
      ['ui/src/format/timezones.ts', 'a.value < b.value', 'a.value <= b.value'],
      ['ui/src/format/hours.ts', 'until <= start', 'until < start'],
      ['ui/src/format/hours.ts', 'from >= end', 'from > end'],
      ['schedule/waiting-list/rules.ts', 'now < morning', 'now <= morning'],
    ],
  },
  {
    why: 'The two sides are never equal: what would make them so is refused before, by a rule and by the database.',
    mutants: [['practice/goals/rules.ts', 'target > start', 'target >= start']],
  },
  {
    why: 'The two sides are never equal: the moment that quiet hours end is outside of them, which the step before has seen.',
    mutants: [['notifications/quiet-hours/rules.ts', 'end > at.getTime()', 'end >= at.getTime()']],
  },
  {
    why: 'Another runtime says the offset of Greenwich in another way than that of the tests.',
    mutants: [
      ['ui/src/format/timezones.ts', "name === 'GMT'", 'false'],
      ['ui/src/format/timezones.ts', "'GMT'", '""'],
      ['ui/src/format/timezones.ts', "'GMT+00:00'", '""'],
    ],
  },
  {
    why: 'Offsets stand in the same order by the first of the two digits of their minutes, and all begin with GMT.',
    mutants: [
      ['ui/src/format/timezones.ts', '/^GMT([+-])(\\d{2}):(\\d{2})/', '/GMT([+-])(\\d{2}):(\\d{2})/'],
      ['ui/src/format/timezones.ts', '/^GMT([+-])(\\d{2}):(\\d{2})/', '/^GMT([+-])(\\d{2}):(\\d)/'],
    ],
  },
  {
    why: 'It is there for the types: the look-up of what is missing finds nothing as well.',
    mutants: [
      ['notifications/guardians/rules.ts', 'user_id === null', 'false'],
      ['notifications/provider-events/rules.ts', 'topic !== null', 'true'],
    ],
  },
  {
    why: 'It is there for the types: a moment that is missing compares as one that is long ago.',
    mutants: [['lessons/records/rules.ts', 'told_at === null', 'false']],
  },
  {
    why: 'It is there for the types: a date that is missing is neither before another nor the same.',
    mutants: [['schedule/waiting-list/rules.ts', 'requested.date === null', 'false']],
  },
  {
    why: 'It is there for the types: whatever is not paid with credits is told of as paid on the day.',
    mutants: [['lessons/group-lessons/rules.ts', "'on_day'", '""']],
  },
  {
    why: 'The diary with nothing added to it reads as the diary itself.',
    mutants: [['schedule/slots/rules.ts', 'times.length === 0', 'false']],
  },
  {
    why: 'The last minute of a day is, on the wall clock, the midnight that the next day begins with: both are looked up as the same.',
    mutants: [['schedule/waiting-list/rules.ts', 'end === MINUTES_A_DAY', 'false']],
  },
  {
    why: 'The text begins with the day of the week, so the first word found is that one.',
    mutants: [['ui/src/format/days.ts', '/^\\S+ /', '/\\S+ /']],
  },
  {
    why: 'An empty text is the number 0 as well.',
    mutants: [['lessons/record-files/rules.ts', "'0'", '""']],
  },
  {
    why: 'No two clubs that are counted have the same name.',
    mutants: [['lessons/dispersion/rules.ts', 'one.club < other.club', 'one.club <= other.club']],
  },
  {
    why: 'All that is sent of it are receipts, which no switch stops: it is only asked whether it belongs to a group at all.',
    mutants: [['notifications/kinds/channel-matrix.ts', "'credits'", '""']],
  },
  {
    why: 'The types allow that nothing is there; what is asked for always is.',
    mutants: [
      [
        'notifications/provider-events/rules.ts',
        'ID.exec(message_id.trim())?.[1]?.toLowerCase',
        'ID.exec(message_id.trim())?.[1].toLowerCase',
      ],
      ['lessons/record-files/rules.ts', "'image'", '""'],
      ['lessons/record-search/rules.ts', "''", SAID],
      ['offers/catalogue/rules.ts', 'ended_at !== null', 'true'],
      ['files/stored-files/rules.ts', 'body !== null', 'true'],
      [
        'time/src/phrases.ts',
        "format(zone, { timeZoneName: 'short' }) .formatToParts(new Date(instant)) .find((part) => part.type === 'timeZoneName')?.value",
        "format(zone, { timeZoneName: 'short' }).formatToParts(new Date(instant)).find(part => part.type === 'timeZoneName').value",
      ],
      [
        'contracts/src/money-format.ts',
        "parts.find((part) => part.type === 'currency')?.value",
        "parts.find(part => part.type === 'currency').value",
      ],
      [
        'ui/src/format/timezones.ts',
        "parts.find(({ type }) => type === 'timeZoneName')?.value",
        "parts.find(({ type }) => type === 'timeZoneName').value",
      ],
      ['schedule/slots/rules.ts', 'window.lastDate !== null', 'true'],
      ['schedule/slots/rules.ts', '[]', FILLED],
      ['schedule/slots/rules.ts', '!hours?.length', 'false'],
      ['schedule/slots/rules.ts', 'hours?.length', 'hours.length'],
      ['schedule/slots/rules.ts', 'minute === undefined', 'false'],
      ['notifications/kinds/channel-matrix.ts', '[]', FILLED],
      ['time/src/zoned-time.ts', '-1', '+1'],
      ['lessons/booking/rules.ts', 'window.lastDate !== null', 'true'],
      ['lessons/series/rules.ts', '{ outside: false }', '{}'],
      ['lessons/series/rules.ts', "' '", '""'],
      ['offers/catalogue/rules.ts', 'started_at !== null', 'true'],
      ['checkout/takings/rules.ts', 'book.get(currency)?.[nth - 1]', 'book.get(currency)[nth - 1]'],
      ['checkout/reconciliation/rules.ts', 'ours?.payment_intent_id', 'ours.payment_intent_id'],
      ['checkout/reconciliation/rules.ts', "''", SAID],
      ['ui/src/format/credits.ts', 'list[0]?.expires_at', 'list[0].expires_at'],
      ['coaching/people/rules.ts', 'sent.lesson_settings?.lesson_duration', 'sent.lesson_settings.lesson_duration'],
      [
        'contracts/src/money-format.ts',
        'MINOR_DIGITS[Number(digits)]?.includes',
        'MINOR_DIGITS[Number(digits)].includes',
      ],
    ],
  },
  {
    why: 'The same is put there once more, before anything is in it.',
    mutants: [['checkout/takings/rules.ts', '!book.has(currency)', 'true']],
  },
  {
    why: 'In British English the sign of every currency comes first.',
    mutants: [['contracts/src/money-format.ts', "part.type === 'currency'", 'true']],
  },
  {
    why: 'The runtime of the tests writes no comma after the day of the week; browsers of another year do.',
    mutants: [
      ['time/src/phrases.ts', "','", '""'],
      ['time/src/phrases.ts', "''", SAID],
    ],
  },
  {
    why: 'A midnight is a whole number of days, which the remainder of a day takes away whether it was added or subtracted.',
    mutants: [['schedule/slots/rules.ts', 'over + offset - midnight', 'over + offset + midnight']],
  },
];
