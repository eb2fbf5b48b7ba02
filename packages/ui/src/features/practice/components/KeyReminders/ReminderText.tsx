import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import classes from './KeyReminders.module.css';

/** What a reminder says. */
export function ReminderText({ title, notes }: Pick<KeyReminder, 'title' | 'notes'>) {
  return (
    <>
      <p className={classes.title}>{title}</p>
      {notes ? <p className={classes.notes}>{notes}</p> : null}
    </>
  );
}
