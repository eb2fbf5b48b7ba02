/** People by name; the mails and the screens share these. */

interface PersonName {
  first_name: string;
  last_name: string;
}

/** The first letter of a name, as a capital; nothing where there is no name. */
const pickInitial = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** "Alex Taylor" → "AT", for where a picture of the person would stand. */
export const formatInitials = ({ first_name, last_name }: PersonName): string =>
  pickInitial(first_name) + pickInitial(last_name);

/** "Alex Taylor" → "A. Taylor": initial and last name, as diaries and feeds show people. */
export const formatShortName = (person: PersonName): string =>
  [person.first_name && `${pickInitial(person.first_name)}.`, person.last_name].filter(Boolean).join(' ');

/** Who wrote something: "Anna Smith for Emma Smith", where a guardian writes for a child. */
export const formatWriter = (person: PersonName, guardian: PersonName | null): string =>
  guardian ? `${formatFullName(guardian)} for ${formatFullName(person)}` : formatFullName(person);

export const formatFullName = (person: PersonName): string => `${person.first_name} ${person.last_name}`.trim();
