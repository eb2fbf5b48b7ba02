import type { PlayerPage } from '@fairway/contracts/people';
import { creditsPhrase } from '@fairway/contracts/phrases';
import { IconCalendarPlus, IconId, IconMail, IconPhone } from '@tabler/icons-react';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { CountBadge } from '../../../components/Badges/CountBadge.tsx';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { fullDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import { awaitingLabel } from '../parts/awaiting.ts';
import { proPaths } from '../paths.ts';

/** Where a player's page leads. */
export function PlayerLinks({ player }: { player: PlayerPage }) {
  return (
    <ListCard label="This player">
      <ListRow icon={IconCalendarPlus} title="Book a lesson" href={proPaths.book(player.id)} />
      <ListRow
        icon={IconId}
        title="Profile"
        detail="Details and usual lesson"
        href={proPaths.playerProfile(player.id)}
      />
    </ListCard>
  );
}

/** How to reach a player, each one tap away. */
export function PlayerContact({ player }: { player: PlayerPage }) {
  return (
    <ListCard label="Contact">
      {player.phone ? (
        <ListRow icon={IconPhone} title={player.phone} detail="Call" href={`tel:${player.phone}`} external />
      ) : null}
      <ListRow icon={IconMail} title={player.email} detail="Write an email" href={`mailto:${player.email}`} external />
    </ListCard>
  );
}

/** Where a player stands: lessons, credits, records to write. */
export function PlayerStanding({ player }: { player: PlayerPage }) {
  const now = useNow();
  const { last_lesson, at_stake, incompleteLessonRecords } = player;
  return (
    <section>
      <SectionTitle>At a glance</SectionTitle>
      <DetailList
        items={[
          { label: 'Lessons to come', value: String(at_stake.lessons) },
          {
            label: 'Last lesson',
            value: last_lesson ? fullDayPhrase(last_lesson.date, dayAt(now, last_lesson.timezone)) : 'None yet',
          },
          { label: 'Unspent credits', value: creditsPhrase(at_stake.credits) },
          {
            label: 'Awaiting record',
            value: incompleteLessonRecords ? (
              <CountBadge count={incompleteLessonRecords} label={awaitingLabel(incompleteLessonRecords)} />
            ) : null,
          },
        ]}
      />
    </section>
  );
}
