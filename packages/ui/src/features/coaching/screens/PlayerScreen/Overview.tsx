import type { PlayerPage } from '@fairway/contracts/coaching/people';
import { Card, Stack, Text } from '@mantine/core';
import {
  IconBulb,
  IconCalendarPlus,
  IconChartLine,
  IconFlag,
  IconHistory,
  IconId,
  IconMail,
  IconMessages,
  IconMoodKid,
  IconPhone,
  IconTarget,
  IconTargetArrow,
  IconTicket,
  IconUserHeart,
  IconVideo,
} from '@tabler/icons-react';
import { ADULT_AGE } from '@fairway/contracts/coaching/guardian-limits';
import { formatFullName } from '@fairway/contracts/person-names';
import { ageOn } from '@fairway/time/age';
import { formatCount } from '../../../../format/count.ts';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow, type ListRowProps } from '../../../../kit/ListCard/ListRow.tsx';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { proPaths } from '../../../../paths/pro.ts';
import classes from './PlayerScreen.module.css';

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

interface Reachable {
  email: string;
  phone: string | null;
}

function ContactRows({ person, whose = '' }: { person: Reachable; whose?: string }) {
  return (
    <>
      {person.phone ? (
        <ListRow icon={IconPhone} title={person.phone} detail={`Call${whose}`} href={`tel:${person.phone}`} external />
      ) : null}
      {person.email ? (
        <ListRow
          icon={IconMail}
          title={person.email}
          detail={whose ? `Email${whose}` : 'Write an email'}
          href={`mailto:${person.email}`}
          external
        />
      ) : null}
    </>
  );
}

/** How to reach a player, each one tap away; of a child their guardian as well. */
export function PlayerContact({ player }: { player: PlayerPage }) {
  const { guardian } = player;
  return (
    <ListCard label="Contact">
      <ContactRows person={player} />
      {guardian ? <ContactRows person={guardian} whose={` ${formatFullName(guardian)}`} /> : null}
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

const TILES = [
  { of: 'lessons', one: 'lesson to come', many: 'lessons to come' },
  { of: 'credits', one: 'unspent credit', many: 'unspent credits' },
  { of: 'records', one: 'record to write', many: 'records to write' },
] as const;

/** Where a player stands: lessons to come, credits, records to write, and when they were last here. */
export function PlayerStanding({ player }: { player: PlayerPage }) {
  const now = useNow();
  const { last_lesson, at_stake, incompleteLessonRecords, no_shows } = player;
  const counts = { ...at_stake, records: incompleteLessonRecords };
  return (
    <Stack component="section" gap="sm" aria-label="At a glance">
      <ul className={classes.tiles}>
        {TILES.map(({ of, one, many }) => (
          <Card key={of} component="li" p="sm" c="dimmed" fz="sm" lh={1.3}>
            <Text
              span
              mb={2}
              fz="h1"
              fw={680}
              lh={1.15}
              lts="-0.022em"
              c={of === 'records' && counts[of] > 0 ? 'var(--mantine-color-flag-light-color)' : 'var(--app-ink)'}
              className="tabular"
            >
              {counts[of]}
            </Text>{' '}
            {counts[of] === 1 ? one : many}
          </Card>
        ))}
      </ul>
      {last_lesson ? (
        <Text c="dimmed">Last lesson: {fullDayPhrase(last_lesson.date, dayAt(now, last_lesson.timezone))}</Text>
      ) : null}
      {no_shows ? <Text c="dimmed">{formatCount(no_shows, 'no-show')}</Text> : null}
    </Stack>
  );
}
