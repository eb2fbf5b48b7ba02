import type { PlayerPage } from '@fairway/contracts/coaching/people';
import { formatFullName } from '@fairway/contracts/person-names';
import { Card, Stack, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { formatCount } from '../../../../format/count.ts';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import classes from './PlayerScreen.module.css';

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
function PlayerContact({ player }: { player: PlayerPage }) {
  const { guardian } = player;
  return (
    <ListCard label="Contact">
      <ContactRows person={player} />
      {guardian ? <ContactRows person={guardian} whose={` ${formatFullName(guardian)}`} /> : null}
    </ListCard>
  );
}

const TILES = [
  { of: 'lessons', one: 'lesson to come', many: 'lessons to come' },
  { of: 'credits', one: 'unspent credit', many: 'unspent credits' },
  { of: 'records', one: 'record due', many: 'records due' },
] as const;

/** Where a player stands: lessons to come, credits, records to write, and when they were last here. */
function PlayerStanding({ player }: { player: PlayerPage }) {
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

/** What a coach wants to know of a player at once: where they stand, and how to reach them. */
export const PlayerAtAGlance = ({ player }: { player: PlayerPage }) => (
  <>
    <PlayerStanding player={player} />
    <PlayerContact player={player} />
  </>
);
