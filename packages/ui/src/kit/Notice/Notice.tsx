import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Notice.module.css';

export interface NoticeProps {
  /** `tip` on sand, `info` on green, `warning` on sand with a triangle, `danger` on red. */
  tone?: 'tip' | 'info' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
  /** `alert` for what must be read out at once: a refused sign-in. */
  role?: 'alert' | 'status' | 'note';
}

const ICONS = { tip: IconBulb, info: IconInfoCircle, warning: IconAlertTriangle, danger: IconAlertTriangle };

/** A box of words within a page: a tip, a warning, a refusal. It interrupts a screen reader only where it is told to. */
export function Notice({ tone = 'tip', title, children, role = 'note' }: NoticeProps) {
  return (
    <Alert classNames={classes} data-tone={tone} role={role} title={title} icon={<Icon of={ICONS[tone]} />}>
      {children}
    </Alert>
  );
}
