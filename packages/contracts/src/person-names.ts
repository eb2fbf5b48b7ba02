/** People by name; the mails and the screens share these. */

/** "Alex Taylor" → "A. Taylor": initial and last name, as diaries and feeds show people. */
export const formatShortName = (person: { first_name: string; last_name: string }): string =>
  [person.first_name && `${person.first_name.charAt(0).toUpperCase()}.`, person.last_name].filter(Boolean).join(' ');

/** Who wrote something: "Anna Smith for Emma Smith", where a guardian writes for a child. */
export const formatWriter = (
  person: { first_name: string; last_name: string },
  guardian: { first_name: string; last_name: string } | null,
): string => (guardian ? `${formatFullName(guardian)} for ${formatFullName(person)}` : formatFullName(person));

export const formatFullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();
