import { Icon, type IconProps } from '../../../components/Icon/Icon.tsx';
import classes from './Mark.module.css';

export interface MarkProps extends Pick<IconProps, 'of'> {
  /** Green unless it is `quiet`, or a `danger`. */
  tone?: 'quiet' | 'danger' | undefined;
  /** Larger, beside the one thing that a page says. */
  large?: boolean;
}

/** The round sign of an entry: what it is about, in the colour of how it stands. */
export function Mark({ of, tone, large }: MarkProps) {
  return (
    <span className={classes.mark} data-tone={tone} data-large={large || undefined}>
      <Icon of={of} size={large ? 26 : 20} />
    </span>
  );
}
