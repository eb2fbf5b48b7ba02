import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatDuration } from '@fairway/time/phrases';
import { Card, Text } from '@mantine/core';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { placePricePhrase } from './phrases.ts';

/** What the strong card of a group lesson leaves out: its length, its coach, what a place costs, the note. */
export function GroupFacts({ group, side }: { group: GroupLesson; side: 'player' | 'pro' }) {
  return (
    <Card py={4}>
      <DetailList
        items={[
          { label: 'Length', value: formatDuration(group.duration) },
          { label: 'Coach', value: side === 'player' ? formatFullName(group.pro) : null },
          { label: 'Price', value: placePricePhrase(group) },
          {
            label: 'Note',
            value: group.note ? (
              <Text span inherit fw={400} className="lines">
                {group.note}
              </Text>
            ) : null,
          },
        ]}
      />
    </Card>
  );
}
