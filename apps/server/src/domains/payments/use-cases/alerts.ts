import { ALERT_KINDS, ALERTS_PAGE, moneyAlert, type AlertKind, type ProofPage } from '@fairway/contracts/proof';
import type { Deps } from '../../../trpc/context.ts';
import { countAlerts, countOpen, readAlerts, readAskedAt, readLastProof } from '../store/alerts.ts';

/** What the proofs of the books have found, and the last of them, for the admin. */
export async function proofPage({ page }: { page: number }, { db }: Pick<Deps, 'db'>): Promise<ProofPage> {
  const [rows, counts, last, asked_at] = await Promise.all([
    readAlerts(db, { limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE }),
    countAlerts(db),
    readLastProof(db),
    readAskedAt(db),
  ]);
  return {
    ...counts,
    page,
    per_page: ALERTS_PAGE,
    data: rows.map((row) =>
      moneyAlert.parse({
        ...row,
        found_at: row.found_at.toISOString(),
        seen_at: row.seen_at.toISOString(),
        resolved_at: row.resolved_at?.toISOString() ?? null,
      }),
    ),
    last: last?.finished_at ? { ...last, finished_at: last.finished_at.toISOString() } : null,
    asked_at: asked_at?.toISOString() ?? null,
  };
}

/** How many faults are open, for the admin's navigation. */
export async function openAlerts({ db }: Pick<Deps, 'db'>): Promise<{ open: number }> {
  const kinds = await countOpen(db);
  return { open: kinds.reduce((sum, { open }) => sum + open, 0) };
}

/** What a watcher of the figures wants to know: open faults of each kind, and when the books were last proved, if ever. */
export async function proofFigures({
  db,
}: Pick<Deps, 'db'>): Promise<{ open: Record<AlertKind, number>; finished_at: Date | null }> {
  const [kinds, last] = await Promise.all([countOpen(db), readLastProof(db)]);
  const count = (kind: AlertKind) => kinds.find((one) => one.kind === kind)?.open ?? 0;
  const open = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, count(kind)])) as Record<AlertKind, number>;
  return { open, finished_at: last?.finished_at ?? null };
}
