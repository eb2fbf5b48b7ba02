import type { GroupPage } from '@fairway/contracts/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { fullName } from '@fairway/contracts/phrases';
import { VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { proPaths } from '../paths.ts';
import classes from './GroupScreen.module.css';

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
        {is_all
          ? 'Your players appear here as soon as they have signed up.'
          : 'Add your players above, one after another.'}
      </EmptyState>
    );
  return (
    <div className={classes.members}>
      <ListCard label="Members">
        {members.map((member) =>
          deleting ? (
            <ListRow
              key={member.id}
              lead={<Initials person={member} />}
              title={
                <>
                  <VisuallyHidden>Remove </VisuallyHidden>
                  {fullName(member)}
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
              title={fullName(member)}
              href={proPaths.player(member.id)}
            />
          ),
        )}
      </ListCard>
      {size > members.length ? <p className={classes.more}>and {size - members.length} more</p> : null}
    </div>
  );
}
