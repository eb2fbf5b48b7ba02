import type { Group } from '@fairway/contracts/coaching/people';
import { IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { formatCount } from '../../../../format/count.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { DeletableRow } from '../../../lessons/components/pro/DeletableRow.tsx';
import { proPaths } from '../../../../paths/pro.ts';

export interface GroupListProps {
  groups: Group[];
  /** Rows ask to be deleted instead of leading to their group; the one the system keeps stays as it is. */
  deleting: boolean;
  onDelete: (group: Group) => void;
}

const sizePhrase = (size: number) => formatCount(size, 'player');

export function GroupList({ groups, deleting, onDelete }: GroupListProps) {
  return (
    <ListCard label="Groups">
      {groups.map((group) => {
        const row = {
          icon: group.is_all ? IconUsers : IconUsersGroup,
          title: group.name,
          detail: group.is_all ? `${sizePhrase(group.size)}, updated automatically` : sizePhrase(group.size),
        };
        if (!deleting) return <ListRow key={group.id} {...row} href={proPaths.group(group)} />;
        if (group.is_all) return <ListRow key={group.id} {...row} />;
        return <DeletableRow key={group.id} {...row} onDelete={() => onDelete(group)} />;
      })}
    </ListCard>
  );
}
