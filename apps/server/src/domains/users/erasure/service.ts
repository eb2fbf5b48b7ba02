import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import type { Event } from '@fairway/contracts/notifications/events';
import { type Tx, inTransaction } from '@fairway/db/client';
import { MINUTE_MS } from '@fairway/time/units';
import { publishEvent, publishEvents } from '#core/publish-event.ts';
import { deletePeople, lockLeaving, lockLessons, readOutside, type GivenUp, type Leaving } from './repository.ts';
import type { Actor, AppServices, CallRequest, CoreServices } from '#app/context.ts';
import { forbidden, invalidField, notFound, AppError } from '#core/app-error.ts';
import { mayErase } from './rules.ts';
import { verifyPassword } from '#domains/auth/passwords/service.ts';
import { listGiftedWithReason } from '#domains/credits/ledger/service.ts';
import { isOwnPlayer } from '#domains/coaching/players/service.ts';
import { knownPerson } from '#domains/coaching/people/service.ts';
import { lockAdmins } from '#domains/users/administration/repository.ts';
import { offerPlaces } from '#domains/lessons/group-places/service.ts';
import { openTimes } from '#domains/schedule/waiting-list/service.ts';
import { recordAudit } from '#domains/audit/log/service.ts';

/** A coach of many years goes with all of their players, lessons and files. */
const ERASURE = { timeout: 2 * MINUTE_MS };

/**
 * Erases a person for good within the caller's transaction, and with a pro all of their players (A13): rows, sessions, lessons,
 * what was still to be told them. What they had booked with a coach who stays is told to the coach, unless it is the coach who removes them
 * (`by`), and is offered as what a player cancels (D20, D21). Stored files, payment customers and payees go by the events noted here. The ledger of credits
 * stays, naming nobody, and the words that a coach had for a gift go by an event as well. Answers who is gone, the person first; nobody when there was none to erase.
 *
 * Who may do it, and who may not go (oneself, the last admin), is the caller's to say.
 */
export async function eraseUser(tx: Tx, user_id: string, { by, now }: { by?: string; now: Date }): Promise<Leaving[]> {
  const leaving = await lockLeaving(tx, user_id);
  if (leaving.length === 0) return [];
  const ids = leaving.map(({ id }) => id);
  await lockLessons(tx, ids);
  const { customers, payees, keys } = await readOutside(tx, ids);
  const gifted = await listGiftedWithReason(tx, ids);
  const givenUp = await deletePeople(tx, ids, now);
  await publishEvents(tx, [
    ...gifted.map((player_id): Event => ({ topic: 'credits.orphaned', payload: { player_id } })),
    ...customers.map((stripe_id): Event => ({ topic: 'customer.gone', payload: { stripe_id } })),
    ...payees.map((id): Event => ({ topic: 'connected_account.gone', payload: { stripe_account_id: id } })),
    ...keys.map((prefix): Event => ({ topic: 'files.gone', payload: { prefix } })),
  ]);
  await giveBack(tx, leaving, givenUp, { by, now });
  return leaving;
}

/** Tells coaches what of their time is free again, and offers it to those who wait: lessons as times, places as places. */
async function giveBack(
  tx: Tx,
  leaving: Leaving[],
  givenUp: GivenUp[],
  { by, now }: { by: string | undefined; now: Date },
): Promise<void> {
  for (const { id, first_name } of leaving) {
    const lessons = Map.groupBy(
      givenUp.filter(({ player_id }) => player_id === id),
      ({ pro_id }) => pro_id,
    );
    for (const [pro_id, theirs] of lessons) {
      const by_pro = pro_id === by;
      await publishEvent(tx, {
        topic: 'player.erased',
        payload: { pro_id, by_pro, first_name: by_pro ? '' : first_name, lessons: theirs.map(toTold) },
      });
      const times = theirs.filter(({ group_lesson_id }) => group_lesson_id === null);
      await openTimes(tx, { pro_id, freed_by: null, times, now });
    }
  }
  const groups = new Map(givenUp.map(({ group_lesson_id, pro_id }) => [group_lesson_id, pro_id]));
  for (const [id, pro_id] of groups) if (id !== null) await offerPlaces(tx, { id, pro_id }, now);
}

const toTold = ({ starts_at, ends_at, title }: GivenUp) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  title,
});

/**
 * Erases the caller for good, and with a pro their players (A13, A13a): asked for with the password, signed out everywhere, and
 * told once more by mail. A guardian has a child of theirs erased by their own password, and stays signed in. 422 on `password` when it is wrong.
 */
export async function eraseSelf(
  actor: Actor,
  { password }: { password: string },
  services: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  if (!mayErase(actor)) throw forbidden();
  if ((await verifyPassword(actor, password, services, request)) === null)
    throw invalidField('password', 'your password could not be verified');
  const now = services.now();
  await inTransaction(services.db, async (tx) => sayGoodbye(tx, await eraseUser(tx, actor.id, { now })), ERASURE);
  if (actor.guardian_id === null) request.setAuthCookie(null);
  return { ok: true };
}

const sayGoodbye = (tx: Tx, gone: Leaving[]): Promise<void> =>
  publishEvents(
    tx,
    gone.flatMap(({ email, first_name }): Event[] =>
      email === null ? [] : [{ topic: 'account.erased', payload: { email, first_name } }],
    ),
  );

/**
 * Deletes a person for good with all that is theirs: a pro one of their players, an admin anybody; the screen has asked
 * and said what goes. Nobody deletes themself here: that is the erasure request of the account area (A13a).
 */
export async function removeUser(actor: Actor, id: string, services: CoreServices): Promise<{ ok: true }> {
  if (actor.type === 'player') throw forbidden();
  if (actor.type === 'admin') return removeByAdmin(actor, id, services);
  if (id === actor.id) throw forbidden(USER_MESSAGES.closeInAccount);
  const now = services.now();
  await inTransaction(
    services.db,
    async (tx) => {
      const own = await isOwnPlayer(tx, { pro_id: actor.id, id });
      const gone = own ? await eraseUser(tx, id, { by: actor.id, now }) : [];
      if (gone.length === 0) throw notFound();
      // They would find out at their next sign-in: better from us.
      await sayGoodbye(tx, gone);
    },
    ERASURE,
  );
  return { ok: true };
}

/**
 * Deletes anybody but the admin themself, a pro with their players, and writes down how much went (A13). Of two admins who delete
 * each other at once, one wins and the other is signed out; so there is always an admin left.
 */
export async function removeByAdmin(actor: Actor, id: string, { db, now }: CoreServices): Promise<{ ok: true }> {
  if (id === actor.id) throw forbidden(USER_MESSAGES.notYourself);
  const at = now();
  await inTransaction(
    db,
    async (tx) => {
      if (!(await lockAdmins(tx, actor.id))) throw new AppError('unauthenticated');
      const { row } = await knownPerson(tx, actor, id, at);
      const gone = await eraseUser(tx, id, { now: at });
      if (gone.length === 0) throw notFound();
      await sayGoodbye(tx, gone);
      const detail = { type: row.type, ...row.at_stake };
      await recordAudit(tx, { actor_id: actor.id, action: 'user.deleted', target_id: id, detail }, at);
    },
    ERASURE,
  );
  return { ok: true };
}
