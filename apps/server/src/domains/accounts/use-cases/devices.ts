import type { Device } from '@fairway/contracts/accounts';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { deviceOf } from '../rules/devices.ts';
import { deleteDevice, findDevices } from '../store/sessions.ts';

/** Where the caller is signed in, newest first. */
export async function devicesOf(actor: Actor, { db }: Deps): Promise<Device[]> {
  const rows = await findDevices(db, actor.id, LIST_LIMIT);
  return rows.map(({ id_hash, user_agent, created_at }) => ({
    // The hash of a token of 256 bits: it tells devices apart and opens nothing.
    id: id_hash,
    ...deviceOf(user_agent),
    created_at: created_at.toISOString(),
    this_device: id_hash === actor.session_id_hash,
  }));
}

/** Signs one of the caller's devices out; one that is not theirs is none. */
export async function signOutDevice(
  actor: Actor,
  { id }: { id: string },
  { db }: Deps,
  request: Request,
): Promise<{ ok: true }> {
  if (!(await deleteDevice(db, actor.id, id))) throw notFound();
  if (id === actor.session_id_hash) request.setAuthCookie(null);
  return { ok: true };
}
