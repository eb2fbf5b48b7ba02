import type { FieldErrors } from '@fairway/contracts/errors';
import { IMPORT_FIELDS } from '@fairway/contracts/coaching/import-fields';
import type { ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';
import type { ImportStep } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/types';

type CheckStep = Extract<ImportStep, { step: 'check' }>;

/** What is still true of a row that the server saw as `before`: what is said of a field goes as it is changed. Never null, so its card stays. */
function keepErrors(errors: RowErrors[number] | undefined, before: ImportRow | undefined, row: ImportRow): FieldErrors {
  const changed: readonly string[] = IMPORT_FIELDS.filter((field) => before?.[field] !== row[field]);
  return Object.fromEntries(Object.entries(errors ?? {}).filter(([field]) => !changed.includes(field)));
}

/** The rows with one that the coach has changed; the server is to look again. */
export const changeRow = (check: CheckStep, nth: number, row: ImportRow): CheckStep => ({
  ...check,
  rows: check.rows.with(nth, row),
  errors: check.errors.with(nth, keepErrors(check.errors[nth], check.rows[nth], row)),
  stale: true,
});

/** What the server says of the rows that were sent. Those that were changed meanwhile stay as they are now, and it is to look again. */
export function takeAnswer(now: ImportStep, sent: ImportRow[], errors: RowErrors): CheckStep {
  const rows = now.step === 'check' ? now.rows : sent;
  const isAsSent = (row: ImportRow, nth: number) => row === sent[nth];
  return {
    step: 'check',
    rows,
    errors: errors.map((said, nth) => {
      const row = rows[nth];
      return !row || isAsSent(row, nth) ? said : keepErrors(said, sent[nth], row);
    }),
    stale: !rows.every(isAsSent),
  };
}
