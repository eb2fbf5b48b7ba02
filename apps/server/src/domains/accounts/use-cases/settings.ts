import type { Settings, SettingsIn } from '@fairway/contracts/accounts';
import { inTransaction } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { forbidden, invalid } from '../../../trpc/errors.ts';
import { faultsAfter, touchesLessons } from '../rules/settings.ts';
import { lockSettings, readSettings, savePushToken, writeSettings } from '../store/settings.ts';

/** The caller's settings. */
export const settingsOf = (actor: Actor, { db }: Deps): Promise<Settings> => readSettings(db, actor.id);

/** Changes what is sent; the lesson fields are for pros (A14). */
export async function saveSettings(actor: Actor, change: SettingsIn, { db }: Deps): Promise<Settings> {
  if (touchesLessons(change) && actor.type !== 'pro') throw forbidden();
  return inTransaction(db, async (tx) => {
    const faults = faultsAfter(await lockSettings(tx, actor.id), change);
    if (faults) throw invalid(faults);
    return writeSettings(tx, actor.id, change);
  });
}

/** Takes pushes on the caller's device; the token goes when its session does (M6). */
export async function registerPush(actor: Actor, { token }: { token: string }, { db }: Deps): Promise<{ ok: true }> {
  await savePushToken(db, token, { user_id: actor.id, session_id_hash: actor.session_id_hash });
  return { ok: true };
}
