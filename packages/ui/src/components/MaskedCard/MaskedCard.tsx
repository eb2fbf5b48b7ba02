import { IconCreditCard } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { Contours } from '../Illustration/Contours.tsx';
import classes from './MaskedCard.module.css';

export interface MaskedCardProps {
  /** The last four digits, which is all that we know. */
  last4: string;
  /** Whose it is. */
  name?: string;
}

/** A card on file, as far as anybody may see it. */
export function MaskedCard({ last4, name }: MaskedCardProps) {
  return (
    <div className={classes.card} role="img" aria-label={`Card ending ${last4.split('').join(' ')}`}>
      <Contours className={classes.contours} />
      <div className={classes.top} aria-hidden>
        <span>Card on file</span>
        <Icon of={IconCreditCard} size={28} />
      </div>
      <p className={classes.number} aria-hidden>
        <span>••••</span>
        <span>••••</span>
        <span>••••</span>
        <span>{last4}</span>
      </p>
      {name ? (
        <p className={classes.name} aria-hidden>
          {name}
        </p>
      ) : null}
    </div>
  );
}
