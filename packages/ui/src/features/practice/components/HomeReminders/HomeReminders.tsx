import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';

export interface HomeRemindersProps {
  /** The newest three. */
  reminders: readonly KeyReminder[];
  /** The page of all of them. */
  all?: { href: string; label: string };
}

/** The key reminders of a home: what there is to keep in mind just now. Nothing while there is nothing. */
export function HomeReminders({ reminders, all }: HomeRemindersProps) {
  if (reminders.length === 0) return null;
  return (
    <section>
      <SectionTitle id="home-reminders" {...(all ? { action: all } : {})}>
        Key reminders
      </SectionTitle>
      <ListCard labelledBy="home-reminders">
        {reminders.map(({ id, title, notes }) => (
          <ListRow key={id} title={title} detail={notes} />
        ))}
      </ListCard>
    </section>
  );
}
