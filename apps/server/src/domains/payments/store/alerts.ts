import type { AlertKind, MoneyAlert } from '@fairway/contracts/proof';
import type { DbOrTx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** An alert as it is kept. */
export interface AlertRow {
  id: string;
  kind: AlertKind;
  subject: string;
  detail: MoneyAlert['detail'];
  found_at: Date;
  seen_at: Date;
  resolved_at: Date | null;
}

/** Open faults first, then those found right again, the newest first. */
export const readAlerts = (db: DbOrTx, { limit, offset }: { limit: number; offset: number }): Promise<AlertRow[]> =>
  db.$queryRaw<AlertRow[]>(sql`
    SELECT id, kind, subject, detail, found_at, seen_at, resolved_at FROM money_alerts
    ORDER BY (resolved_at IS NOT NULL), found_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`);

/** How many faults there are, and how many of them are open. */
export async function countAlerts(db: DbOrTx): Promise<{ total: number; open: number }> {
  const [total, open] = await Promise.all([
    db.money_alerts.count(),
    db.money_alerts.count({ where: { resolved_at: null } }),
  ]);
  return { total, open };
}

/** Open faults by kind, those that there are. */
export const countOpen = (db: DbOrTx): Promise<{ kind: AlertKind; open: number }[]> =>
  db.$queryRaw<{ kind: AlertKind; open: number }[]>(
    sql`SELECT kind, count(*)::int AS open FROM money_alerts WHERE resolved_at IS NULL GROUP BY kind`,
  );

/** The last proof that is done. */
export const readLastProof = (db: DbOrTx) =>
  db.money_proofs.findFirst({ where: { finished_at: { not: null } }, orderBy: { finished_at: 'desc' } });

/** When the proof that is under way was asked for. */
export const readAskedAt = async (db: DbOrTx): Promise<Date | null> =>
  (await db.money_proofs.findFirst({ where: { finished_at: null }, select: { asked_at: true } }))?.asked_at ?? null;
