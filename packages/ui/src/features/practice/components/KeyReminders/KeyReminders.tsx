import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { SortableList } from '../../../../kit/SortableList/SortableList.tsx';
import { SortableRow } from '../../../../kit/SortableList/SortableRow.tsx';
import classes from './KeyReminders.module.css';

function ReminderText({ title, notes }: Pick<KeyReminder, 'title' | 'notes'>) {
  return (
    <>
      <p className={classes.title}>{title}</p>
      {notes ? <p className={classes.notes}>{notes}</p> : null}
    </>
  );
}

/** What a player is to keep in mind, as the player reads it; nothing while there is nothing. */
export function KeyReminders({ reminders }: { reminders: readonly KeyReminder[] }) {
  if (reminders.length === 0) return null;
  return (
    <section>
      <SectionTitle id="key-reminders">Key reminders</SectionTitle>
      <ListCard labelledBy="key-reminders">
        {reminders.map((reminder) => (
          <li key={reminder.id} className={classes.row}>
            <ReminderText {...reminder} />
          </li>
        ))}
      </ListCard>
    </section>
  );
}

export interface EditableRemindersProps {
  reminders: readonly KeyReminder[];
  onMove: (from: number, to: number) => void;
  onEdit: (reminder: KeyReminder) => void;
  onDelete: (reminder: KeyReminder) => void;
}

/** The same for the coach, who puts them in order, changes and deletes them. */
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
