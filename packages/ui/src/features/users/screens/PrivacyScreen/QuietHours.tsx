import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import classes from './QuietHours.module.css';

/** Times of the day as `HH:MM:SS`; null without quiet hours. */
export type Quiet = { from: string; until: string } | null;

/** The night, for whoever switches them on again. */
const NIGHT = { from: '21:00:00', until: '07:00:00' };

/** When pushes and texts that can wait do so; what is chosen counts at once. */
export function QuietHours({ quiet, onQuiet }: { quiet: Quiet; onQuiet: (quiet: Quiet) => Promise<unknown> }) {
  const [shown, patch] = useOptimisticPatch({ quiet });
  // Two equal times are no stretch: they stay on the screen, with what is wrong, and are not saved.
  const [refused, setRefused] = useState<Quiet>(null);
  const times = refused ?? shown.quiet;
  const choose = (next: Quiet) => {
    if (next && next.from === next.until) return setRefused(next);
    setRefused(null);
    patch('quiet', next, onQuiet(next));
  };
  return (
    <ListCard label="Quiet hours">
      <ToggleRow
        label="Quiet hours"
        detail="Messages, offers and records wait until quiet hours end. Changes to your lessons still reach you."
        checked={times !== null}
        onChange={(on) => choose(on ? NIGHT : null)}
      />
      {times ? (
        <li className={classes.times}>
          <Group grow align="flex-start">
            <TimeSelect
              name="quiet_from"
              label="From"
              value={times.from}
              onChange={(from) => choose({ ...times, from })}
            />
            <TimeSelect
              name="quiet_until"
              label="Until"
              value={times.until}
              error={refused ? USER_MESSAGES.quietSame : undefined}
              onChange={(until) => choose({ ...times, until })}
            />
          </Group>
        </li>
      ) : null}
    </ListCard>
  );
}
