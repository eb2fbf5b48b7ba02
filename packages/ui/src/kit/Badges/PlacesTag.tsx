import classes from './Badges.module.css';

/** How full a group lesson is: "4 of 8". `tone="onDark"` stands on a hero card. */
export function PlacesTag({ children, tone = 'plain' }: { children: string; tone?: 'plain' | 'onDark' }) {
  return (
    <span className={classes.badge} data-kind="came" data-tone={tone}>
      {children}
    </span>
  );
}
