import { Tag } from './Tag.tsx';

/** Marks credits with fewer than 30 days left. */
export function ExpiringTag() {
  return <Tag color="flag">Expiring</Tag>;
}
