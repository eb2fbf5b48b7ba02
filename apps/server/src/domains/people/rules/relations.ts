import type { UserType } from '@fairway/contracts/accounts';

/** What somebody is to the person they ask for. */
export type Relation = 'self' | 'pro' | 'admin';

interface Asking {
  id: string;
  type: UserType;
}
interface Asked {
  id: string;
  type: UserType;
  pro_id: string | null;
}

/** Who may read a person: they themself, their own pro, and admins (A14). For everybody else there is no such person: null. */
export function relationOf(asking: Asking, asked: Asked): Relation | null {
  if (asking.id === asked.id) return 'self';
  if (asking.type === 'admin') return 'admin';
  return asking.type === 'pro' && asked.type === 'player' && asked.pro_id === asking.id ? 'pro' : null;
}
