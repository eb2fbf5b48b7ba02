import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import { PlacesTag } from '../../../../kit/Badges/PlacesTag.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { DateBlock } from '../../../../kit/ListCard/DateBlock.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { useLessonTimes } from '../useLessonTimes.ts';
import { placePricePhrase } from './phrases.ts';
import { takenPhrase } from './takenPhrase.ts';

export interface GroupRowProps {
  group: GroupLesson;
  href: string;
}

/** How the reader stands to it, or how full it is. */
function describeStanding(group: GroupLesson): string {
  if (group.place_id) return 'Joined';
  if (group.offered_until) return 'A place for you';
  if (group.is_waiting) return 'Waiting';
  return group.taken >= group.places ? `Full, ${takenPhrase(group)}` : takenPhrase(group);
}

/** A group lesson of a list: when, what, what a place costs, and how full it is. */
export function GroupRow({ group, href }: GroupRowProps) {
  const isToday = group.date === dayAt(useNow(), group.timezone);
  const { times } = useLessonTimes(group);
  return (
    <ListRow
      href={href}
      lead={<DateBlock date={group.date} tone={isToday ? 'today' : 'plain'} />}
      title={group.title}
      detail={`${times}, ${placePricePhrase(group)}`}
      meta={<PlacesTag>{describeStanding(group)}</PlacesTag>}
    />
  );
}
