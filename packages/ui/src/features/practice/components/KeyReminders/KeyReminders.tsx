import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import classes from './KeyReminders.module.css';
import { ReminderText } from './ReminderText.tsx';

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
