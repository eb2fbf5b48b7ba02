import type { ReactNode } from 'react';
import classes from './Tag.module.css';

export interface TagProps {
  color: 'primary' | 'sand' | 'flag' | 'red' | 'gray' | 'accent';
  /** `onDark` stands on a hero card, and is white whatever its color. */
  tone?: 'plain' | 'onDark';
  children: ReactNode;
}

/**
 * One word or number in a pill. Mantine's Badge would bring its own styles and code to the two homes, which show tags and no badges.
 */
export function Tag({ color, tone = 'plain', children }: TagProps) {
  return (
    <span className={classes.tag} data-color={color} data-tone={tone}>
      {children}
    </span>
  );
}
