/** People by name; the mails and the screens share these. */

/** "Alex Taylor" → "A. Taylor": initial and last name, as diaries and feeds show people. */
export const formatShortName = (person: { first_name: string; last_name: string }): string =>
  [person.first_name && `${person.first_name.charAt(0).toUpperCase()}.`, person.last_name].filter(Boolean).join(' ');

export const formatFullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();
