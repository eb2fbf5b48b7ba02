import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import type { ReactNode } from 'react';
import { CancelledTag } from '../../../../kit/Badges/CancelledTag.tsx';
import { PlacesTag } from '../../../../kit/Badges/PlacesTag.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { nearDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { HeroLines } from '../HeroLines.tsx';
import { useLessonTimes } from '../useLessonTimes.ts';
import { takenPhrase } from './takenPhrase.ts';

export interface GroupHeroProps {
  group: GroupLesson;
  eyebrow: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The strong card of a group lesson: what it is, when and where, and how full. */
export function GroupHero({ group, eyebrow, actions, children }: GroupHeroProps) {
  const today = dayAt(useNow(), group.timezone);
  const { times, ownPhrase } = useLessonTimes(group);
  return (
    <HeroCard
      eyebrow={eyebrow}
      badge={
        group.cancelled_at ? (
          <CancelledTag />
        ) : (
          <PlacesTag tone="onDark">{`${takenPhrase(group)} places taken`}</PlacesTag>
        )
      }
      title={group.title}
      detail={
        <>
          <time dateTime={group.starts_at}>{nearDayPhrase(group.date, today)}</time>
          {`, ${times}`}
          <HeroLines lines={[ownPhrase, group.venue]} />
        </>
      }
      actions={actions}
    >
      {children}
    </HeroCard>
  );
}
