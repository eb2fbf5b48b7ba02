import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatFullName, formatShortName } from '@fairway/contracts/person-names';

const GUEST = 'Guest';

/** Whom a coach's lesson is with, in full: "Alex Taylor", or the guest's name as it was given. */
export const lessonName = ({ player, guest_name }: Pick<Lesson, 'player' | 'guest_name'>): string =>
  player ? formatFullName(player) : (guest_name ?? GUEST);

/** Whom a coach's lesson is with, as diaries show people: "A. Taylor", or the guest's name. */
export const diaryName = ({ player, guest_name }: Pick<Lesson, 'player' | 'guest_name'>): string =>
  player ? formatShortName(player) : (guest_name ?? GUEST);
