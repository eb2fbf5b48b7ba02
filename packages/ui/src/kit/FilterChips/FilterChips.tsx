import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './FilterChips.module.css';

export interface FilterChip {
  label: string;
  icon?: TablerIcon;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Filters of a list, each on or off. */
export function FilterChips({ label, chips }: { label: string; chips: FilterChip[] }) {
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {chips.map(({ label: name, icon, on, onChange }) => (
        <button key={name} type="button" className={classes.chip} aria-pressed={on} onClick={() => onChange(!on)}>
          {icon ? <Icon of={icon} size={18} /> : null}
          {name}
        </button>
      ))}
    </div>
  );
}
