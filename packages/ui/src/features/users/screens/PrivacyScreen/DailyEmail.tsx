import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import type { Role } from './NoticeMatrix.tsx';
import classes from './QuietHours.module.css';

/** When work is done, for whoever switches it on. */
const EVENING = '18:00:00';

const DETAILS = {
  player: 'Messages and offers come together, once a day. Everything about your lessons is still sent straight away.',
  pro: 'Messages come together, once a day. Everything about your lessons is still sent straight away.',
} as const satisfies Record<Role, string>;

export interface DailyEmailProps {
  role: Role;
  /** A time of the day as `HH:MM:SS`; null where each has an email of its own. */
  at: string | null;
  /** Whether there are emails at all. */
  isOn: boolean;
  onChange: (at: string | null) => Promise<unknown>;
}

/** Whether messages and offers come in one email a day, and when; what is chosen counts at once. */
export function DailyEmail({ role, at, isOn, onChange }: DailyEmailProps) {
  const [shown, patch] = useOptimisticPatch({ at });
  const choose = (next: string | null) => patch('at', next, onChange(next));
  return (
    <ListCard label="One email a day">
      <ToggleRow
        label="One email a day"
        detail={DETAILS[role]}
        checked={shown.at !== null}
        disabled={!isOn}
        onChange={(on) => choose(on ? EVENING : null)}
      />
      {shown.at !== null && isOn ? (
        <li className={classes.times}>
          <TimeSelect name="digest_at" label="Sent at" value={shown.at} onChange={choose} />
        </li>
      ) : null}
    </ListCard>
  );
}
