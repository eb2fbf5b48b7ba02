import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatFullName, formatShortName } from '@fairway/contracts/person-names';

const GUEST = 'Guest';

type Attendee = Pick<Lesson, 'player' | 'guest_name' | 'group'>;

/** Whom a coach's lesson is with, in full: "Alex Taylor", the guest's name as it was given, or the title of a group lesson. */
export const lessonName = ({ player, guest_name, group }: Attendee): string =>
  player ? formatFullName(player) : (guest_name ?? group?.title ?? GUEST);

/** Whom a coach's lesson is with, as diaries show people: "A. Taylor", the guest's name, or the title of a group lesson. */
export const diaryName = ({ player, guest_name, group }: Attendee): string =>
  player ? formatShortName(player) : (guest_name ?? group?.title ?? GUEST);
