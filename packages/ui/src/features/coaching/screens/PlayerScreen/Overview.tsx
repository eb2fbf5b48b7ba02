import type { PlayerPage } from '@fairway/contracts/coaching/people';
import {
  IconBulb,
  IconCalendarPlus,
  IconChartLine,
  IconFlag,
  IconHistory,
  IconId,
  IconMessages,
  IconMoodKid,
  IconTarget,
  IconTargetArrow,
  IconTicket,
  IconUserHeart,
  IconVideo,
} from '@tabler/icons-react';
import { ADULT_AGE } from '@fairway/contracts/coaching/guardian-limits';
import { formatFullName } from '@fairway/contracts/person-names';
import { ageOn } from '@fairway/time/age';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow, type ListRowProps } from '../../../../kit/ListCard/ListRow.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { proPaths } from '../../../../paths/pro.ts';

/** Where a player's page leads, in the order in which a coach asks. */
const listLinks = ({ id, next_lesson, lesson_settings }: PlayerPage): ((ListRowProps & { title: string }) | null)[] => [
  // The card of the next lesson asks for one itself while there is none.
  next_lesson ? { icon: IconCalendarPlus, title: 'Book a lesson', href: proPaths.book(id) } : null,
  { icon: IconHistory, title: 'History', detail: 'Past lessons', href: proPaths.history(id) },
  { icon: IconMessages, title: 'Messages', detail: 'Your conversation', href: proPaths.conversation(id) },
  {
    icon: IconTarget,
    title: 'Practice',
    detail: 'Plans and results',
    href: proPaths.practice(id),
  },
  {
    icon: IconChartLine,
    title: 'Skills',
    detail: 'Scores out of 10 and progress',
    href: proPaths.playerSkills(id),
  },
  { icon: IconBulb, title: 'Reminders', detail: 'Key points to remember', href: proPaths.playerReminders(id) },
  { icon: IconFlag, title: 'Goals', detail: 'Targets you have agreed', href: proPaths.playerGoals(id) },
  {
    icon: IconTargetArrow,
    title: 'Dispersion',
    detail: 'Where shots land, by club',
    href: proPaths.playerDispersion(id),
  },
  lesson_settings?.video_lessons_enabled
    ? {
        icon: IconVideo,
        title: 'Video lesson',
        detail: 'Upload a swing for them (free)',
        href: proPaths.bookVideo(id),
      }
    : null,
  {
    icon: IconTicket,
    title: 'Credits',
    detail: 'Balance and history',
    href: proPaths.playerCredits(id),
  },
  { icon: IconId, title: 'Profile', detail: 'Details and default lesson length', href: proPaths.playerProfile(id) },
];

export function PlayerLinks({ player }: { player: PlayerPage }) {
  return (
    <ListCard label="This player">
      {listLinks(player).map((link) => (link ? <ListRow key={link.title} {...link} /> : null))}
    </ListCard>
  );
}

/** Whoever may have a guardian, by the day it is. */
const isChild = ({ dob }: PlayerPage, today: string): boolean => dob !== null && ageOn(dob, today) < ADULT_AGE;

/** In whose care a young player is, and who is in the player's care (A15). */
export function PlayerFamily({ player }: { player: PlayerPage }) {
  const today = dayAt(useNow(), useOwnZone());
  const { id, guardian, children } = player;
  if (!guardian && children.length === 0 && !isChild(player, today)) return null;
  return (
    <ListCard label="Family">
      {guardian || isChild(player, today) ? (
        <ListRow
          icon={IconUserHeart}
          title={guardian ? formatFullName(guardian) : 'Choose a guardian'}
          detail={guardian ? 'Guardian' : `Books and pays for ${player.first_name}`}
          href={proPaths.playerGuardian(id)}
        />
      ) : null}
      {children.map((child) => (
        <ListRow
          key={child.id}
          icon={IconMoodKid}
          title={formatFullName(child)}
          detail="In their care"
          href={proPaths.player(child.id)}
        />
      ))}
    </ListCard>
  );
}
