import type { DataRights } from '@fairway/contracts/data-rights';
import { inTransaction } from '@fairway/db/client';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { StoredFile } from '../../../integrations/storage/storage.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { note } from '../../notifications/service.ts';
import { knownPerson } from '../../people/use-cases/person.ts';
import { mayErase } from '../rules/erasure.ts';
import { mayExport } from '../rules/exports.ts';
import { findByToken, holdExports, insertExport, readLastExport } from '../store/exports.ts';

/** What the caller may ask of their data, what they asked for last, and what erasure would take with it (A13). */
export async function dataRightsOf(actor: Actor, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<DataRights> {
  const at = now();
  const [{ row }, last] = await Promise.all([knownPerson(db, actor, actor.id, at), readLastExport(db, actor.id)]);
  return {
    export: last && {
      status: last.status,
      asked_at: last.asked_at.toISOString(),
      ready_at: last.ready_at?.toISOString() ?? null,
      expires_at: last.expires_at?.toISOString() ?? null,
      bytes: last.bytes,
    },
    may_export: mayExport(last, at),
    at_stake: row.at_stake,
    may_erase: mayErase(actor),
  };
}

/** Asks for the caller's data: the worker makes it and a mail brings the link. What is under way is not begun twice. */
export async function askExport(actor: Actor, deps: Deps): Promise<DataRights> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await holdExports(tx, actor.id);
    if (!mayExport(await readLastExport(tx, actor.id), at)) return;
    const export_id = await insertExport(tx, actor.id, at);
    await note(tx, { topic: 'export.asked', payload: { export_id } });
  });
  return dataRightsOf(actor, deps);
}

/** The data behind a mail's link, or null when the link is none or has expired. The token is the whole of the permission. */
export async function exportBehind(
  token: string,
  { db, now, storage }: Pick<Deps, 'db' | 'now' | 'storage'>,
): Promise<(StoredFile & { made_on: string }) | null> {
  const row = await findByToken(db, hashOfToken(token), now());
  const found = row?.key ? await storage.read(row.key) : null;
  return found && row && { ...found, made_on: (row.ready_at ?? row.asked_at).toISOString().slice(0, 10) };
}
