import classes from './Initials.module.css';

export interface InitialsProps {
  person: { first_name: string; last_name: string };
  /** Somebody who is not here yet. */
  pending?: boolean;
}

const first = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** A person's initials in a disc, for the start of a row; decoration beside the name. */
export function Initials({ person, pending }: InitialsProps) {
  return (
    <span className={classes.disc} data-pending={pending || undefined} aria-hidden>
      {first(person.first_name)}
      {first(person.last_name)}
    </span>
  );
}
