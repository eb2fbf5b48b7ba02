import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SortableList } from '../../../../kit/SortableList/SortableList.tsx';
import { SortableRow } from '../../../../kit/SortableList/SortableRow.tsx';
import classes from './KeyReminders.module.css';
import { ReminderText } from './ReminderText.tsx';

export interface EditableRemindersProps {
  reminders: readonly KeyReminder[];
  onMove: (from: number, to: number) => void;
  onEdit: (reminder: KeyReminder) => void;
  onDelete: (reminder: KeyReminder) => void;
}

/** What a player is to keep in mind, for the coach, who puts it in order, changes and deletes it. */
export function EditableReminders({ reminders, onMove, onEdit, onDelete }: EditableRemindersProps) {
  return (
    <SortableList ids={reminders.map(({ id }) => id)} noun="reminder" onMove={onMove}>
      <ListCard label="Key reminders">
        {reminders.map((reminder) => (
          <SortableRow key={reminder.id} id={reminder.id}>
            <div className={classes.editable}>
              <div className={classes.words}>
                <ReminderText {...reminder} />
              </div>
              <div className={classes.actions}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={`Edit ${reminder.title}`}
                  onClick={() => onEdit(reminder)}
                >
                  <Icon of={IconPencil} size={20} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={44}
                  aria-label={`Delete ${reminder.title}`}
                  onClick={() => onDelete(reminder)}
                >
                  <Icon of={IconTrash} size={20} />
                </ActionIcon>
              </div>
            </div>
          </SortableRow>
        ))}
      </ListCard>
    </SortableList>
  );
}
