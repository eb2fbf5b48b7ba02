import { DUE_MOST } from '@fairway/contracts/constants';
import type { DueCounts } from '@fairway/contracts/lessons/coach-home';
import { type Icon as TablerIcon, IconCoins, IconMail, IconNotes, IconUserQuestion } from '@tabler/icons-react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { proPaths } from '../../../../paths/pro.ts';

interface DueKind {
  name: keyof DueCounts;
  icon: TablerIcon;
  one: string;
  many: string;
  href: string;
}

/** In the order in which they are worth a coach's minute. */
const KINDS: DueKind[] = [
  { name: 'unread', icon: IconMail, one: 'unread message', many: 'unread messages', href: proPaths.inbox },
  { name: 'records', icon: IconNotes, one: 'lesson record due', many: 'lesson records due', href: proPaths.recordsDue },
  { name: 'fees', icon: IconCoins, one: 'fee due', many: 'fees due', href: proPaths.money },
  {
    name: 'expired_invitations',
    icon: IconUserQuestion,
    one: 'invitation has expired',
    many: 'invitations have expired',
    href: proPaths.pendingPlayers,
  },
];

/** The server counts no further than its badges show. */
const formatCount = (count: number) => (count >= DUE_MOST ? `${DUE_MOST - 1}+` : `${count}`);

/** What waits for the coach, each in a row that leads to where it is done (U9); nothing where nothing waits. */
export function DueList({ due }: { due: DueCounts }) {
  const kinds = KINDS.filter(({ name }) => due[name] > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="due">
      <SectionTitle id="due">To do</SectionTitle>
      <ListCard labelledBy="due">
        {kinds.map(({ name, icon, one, many, href }) => (
          <ListRow
            key={name}
            icon={icon}
            title={`${formatCount(due[name])} ${due[name] === 1 ? one : many}`}
            href={href}
          />
        ))}
      </ListCard>
    </section>
  );
}
