import type { GroupPage } from '@fairway/contracts/coaching/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { proPaths } from '../../../../paths/pro.ts';

export interface MembersProps {
  group: GroupPage;
  /** Rows ask to be taken out instead of leading to their player. */
  deleting: boolean;
  onRemove: (member: PersonName) => void;
}

export function Members({ group, deleting, onRemove }: MembersProps) {
  const { members, size, is_all } = group;
  if (members.length === 0)
    return (
      <EmptyState illustration={<FlagOnGreen />} title="Nobody is in this group yet">
        {is_all ? 'Your players appear here once they have signed up.' : 'Add players above.'}
      </EmptyState>
    );
  return (
    <Stack gap="sm">
      <ListCard label="Members">
        {members.map((member) =>
          deleting ? (
            <ListRow
              key={member.id}
              lead={<Initials person={member} />}
              title={
                <>
                  <VisuallyHidden>Remove </VisuallyHidden>
                  {formatFullName(member)}
                </>
              }
              tone="danger"
              meta={<Icon of={IconTrash} />}
              onClick={() => onRemove(member)}
            />
          ) : (
            <ListRow
              key={member.id}
              lead={<Initials person={member} />}
              title={formatFullName(member)}
              href={proPaths.player(member.id)}
            />
          ),
        )}
      </ListCard>
      {size > members.length ? <Text c="dimmed">and {size - members.length} more</Text> : null}
    </Stack>
  );
}
