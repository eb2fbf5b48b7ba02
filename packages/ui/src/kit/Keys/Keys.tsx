import classes from './Keys.module.css';

interface KeysProps {
  children: string;
  /** They are told to a screen reader too; beside a control that has them as `aria-keyshortcuts` they are for the eye alone. */
  spoken?: boolean;
}

/** The keys of a shortcut: "⌘K". */
export function Keys({ children, spoken = false }: KeysProps) {
  return (
    <kbd className={classes.keys} aria-hidden={!spoken || undefined}>
      {children}
    </kbd>
  );
}
