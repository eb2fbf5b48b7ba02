import { formatInitials } from '@fairway/contracts/person-names';
import { Avatar } from '@mantine/core';
import classes from './Initials.module.css';

export interface InitialsProps {
  person: { first_name: string; last_name: string };
  /** Somebody who is not here yet. */
  pending?: boolean;
}

/** A person's initials in a disc, for the start of a row; decoration beside the name. */
export function Initials({ person, pending }: InitialsProps) {
  return (
    <Avatar component="span" size="2.75rem" classNames={classes} data-pending={pending || undefined} aria-hidden>
      {formatInitials(person)}
    </Avatar>
  );
}
