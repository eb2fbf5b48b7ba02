import { ThemeIcon } from '@mantine/core';
import { Icon, type IconProps } from '../../../../kit/Icon/Icon.tsx';

export interface MarkProps extends Pick<IconProps, 'of'> {
  /** Green unless it is `quiet`, or a `danger`. */
  tone?: 'quiet' | 'danger' | undefined;
  /** Larger, beside the one thing that a page says. */
  large?: boolean;
}

const COLOURS = {
  plain: { bg: 'var(--app-primary-tint)', c: 'var(--app-primary-text)' },
  quiet: { bg: 'var(--app-surface-quiet)', c: 'dimmed' },
  danger: { bg: 'var(--mantine-color-red-light)', c: 'var(--mantine-color-red-light-color)' },
};

/** The round sign of an entry: what it is about, in the colour of how it stands. */
export const Mark = ({ of, tone, large }: MarkProps) => (
  <ThemeIcon radius="100%" size={large ? 52 : 40} {...COLOURS[tone ?? 'plain']}>
    <Icon of={of} size={large ? 26 : 20} />
  </ThemeIcon>
);
