import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './StarButton.module.css';

export interface StarButtonProps {
  starred: boolean;
  onChange: (starred: boolean) => void;
  /** What the star is for: "17 Nov 2026". */
  of: string;
}

/** Marks one of the reader's favourites, or no more. */
export function StarButton({ starred, onChange, of }: StarButtonProps) {
  return (
    <ActionIcon
      aria-label={`Favourite, ${of}`}
      aria-pressed={starred}
      className={classes.star}
      onClick={() => onChange(!starred)}
    >
      <Icon of={starred ? IconStarFilled : IconStar} size={22} />
    </ActionIcon>
  );
}
