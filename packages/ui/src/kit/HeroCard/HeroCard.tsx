import type { ReactNode } from 'react';
import { Contours } from '../Illustration/Contours.tsx';
import classes from './HeroCard.module.css';

export interface HeroCardProps {
  /** The small line above: "Next lesson". */
  eyebrow: string;
  /** The one thing to read: "Tuesday 24 November". */
  title: ReactNode;
  /** The line under it: "10:00 to 11:00 with Sam Green". */
  detail?: ReactNode;
  /** A badge in the corner. */
  badge?: ReactNode;
  /** Anything more, in the hero's own light text. */
  children?: ReactNode;
  /** Buttons at the foot; `variant="white"` for the main one, `classNames` are not needed. */
  actions?: ReactNode;
}

/** The one strong card of a screen. */
export function HeroCard({ eyebrow, title, detail, badge, children, actions }: HeroCardProps) {
  return (
    <section className={classes.hero}>
      <Contours className={classes.contours} />
      <div className={classes.top}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        {badge}
      </div>
      <h2 className={classes.title}>{title}</h2>
      {detail ? <p className={classes.detail}>{detail}</p> : null}
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </section>
  );
}
