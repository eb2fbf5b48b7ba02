import type { Icon as TablerIcon } from '@tabler/icons-react';

export interface IconProps {
  /** The Tabler icon to draw. */
  of: TablerIcon;
  /** In px at the usual size of text, with which it grows. */
  size?: number;
  className?: string;
}

/** An icon of the one set we use, in the one stroke we use. It is decoration: the text beside it carries the meaning. */
export function Icon({ of: Drawing, size = 22, className }: IconProps) {
  return <Drawing size={`${size / 16}rem`} stroke={1.75} aria-hidden className={className} />;
}
