import {
  cellsOff,
  matrixWithout,
  type NotificationMatrix,
  type NotificationMatrixIn,
} from '@fairway/contracts/notifications/matrix';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';

/** The matrices (M25) of those of these people who live. */
export async function listMatrices(db: DbOrTx, user_ids: readonly string[]): Promise<NotificationMatrix[]> {
  const settings = await db.settings.findMany({
    where: { user_id: { in: [...user_ids] }, user: { deleted_at: null } },
    select: { notification_off: true },
  });
  return settings.map(({ notification_off }) => matrixWithout(notification_off));
}

/** Switches cells of a live person's matrix, whose row the caller's transaction holds from here on. False for nobody. */
export async function changeCells(tx: Tx, user_id: string, change: NotificationMatrixIn): Promise<boolean> {
  const held = await fetchFirst(
    tx,
    query
      .selectFrom('settings as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select('s.notification_off')
      .where('s.user_id', '=', user_id)
      .where('u.deleted_at', 'is', null)
      .forUpdate('s'),
  );
  if (!held) return false;
  const notification_off = cellsOff(held.notification_off, change);
  await tx.settings.update({ where: { user_id }, data: { notification_off } });
  return true;
}
