import { IconChevronRight, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import classes from './MessageBody.module.css';

export interface MessageCardProps {
  icon: TablerIcon;
  /** What kind of thing it is: "Offer". */
  kind: string;
  title: ReactNode;
  detail?: ReactNode;
  href: string;
}

/** Something of the app that came with a message; a tap opens it. */
export function MessageCard({ icon, kind, title, detail, href }: MessageCardProps) {
  return (
    <AppLink href={href} className={classes.card}>
      <Icon of={icon} size={24} className={classes.cardIcon} />
      <span className={classes.cardWords}>
        <span className={classes.cardKind}>{kind}</span>
        <span className={classes.cardTitle} dir="auto">
          {title}
        </span>
        {detail ? <span className={classes.cardKind}>{detail}</span> : null}
      </span>
      <Icon of={IconChevronRight} size={18} className={classes.cardChevron} />
    </AppLink>
  );
}
