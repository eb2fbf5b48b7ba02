import { fullDayPhrase } from '../../../format/days.ts';
import { addDays, daysBetween, isDay } from '../../../format/months.ts';
import { TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { proPaths } from '../paths.ts';
import classes from './DateNav.module.css';

export interface DateNavProps {
  start: string;
  end: string;
  onDateChange: (date: string) => void;
}

/** Steps to the dates before and after, as many as are shown, and jumps to any date. */
export function DateNav({ start, end, onDateChange }: DateNavProps) {
  // While a date is being typed, key by key, the page stays where it is.
  const [typed, setTyped] = useState<string | null>(null);
  const span = daysBetween(start, end).length;
  const before = addDays(start, -span);
  const after = addDays(start, span);
  const one = span === 1;
  const go = () => {
    if (typed && isDay(typed) && typed !== start) onDateChange(typed);
    setTyped(null);
  };
  return (
    <div className={classes.nav}>
      <AppLink
        className={classes.arrow}
        aria-keyshortcuts="ArrowLeft"
        href={proPaths.dates(before, addDays(end, -span))}
        aria-label={`${one ? 'Previous day' : 'Earlier days'}, ${fullDayPhrase(before, start)}`}
      >
        <Icon of={IconChevronLeft} size={24} />
      </AppLink>
      <TextInput
        type="date"
        aria-label="Go to date"
        className={classes.date}
        value={typed ?? start}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      <AppLink
        className={classes.arrow}
        aria-keyshortcuts="ArrowRight"
        href={proPaths.dates(after, addDays(end, span))}
        aria-label={`${one ? 'Next day' : 'Later days'}, ${fullDayPhrase(after, start)}`}
      >
        <Icon of={IconChevronRight} size={24} />
      </AppLink>
    </div>
  );
}
