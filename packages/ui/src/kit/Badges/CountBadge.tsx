import { VisuallyHidden } from '@mantine/core';
import { Tag } from './Tag.tsx';

/** A count that asks for attention; `label` says what it counts. Nothing at 0. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <Tag color="accent">
      {count}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </Tag>
  );
}
