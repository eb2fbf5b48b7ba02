import { giveCredits } from '#domains/credits/ledger/service.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { aPlayer, aPro } from './builders.ts';
import { toActor } from './calls.ts';
import { hours } from './hours.ts';
import { times } from './times.ts';

type UserFields = Parameters<typeof aPro>[1];

/** A player and their pro, who gives them `count` credits now. */
export const credits = (services: AppServices, { pro, player }: { pro: Actor; player: Actor }, count: number) =>
  giveCredits(pro, { player_id: player.id, credits: count }, services);

/** A pro, who is open every day from nine to five, and a player of theirs, both ready to call. */
export interface Coaching {
  pro: Actor;
  player: Actor;
  /** Another player of that pro. */
  another: (fields?: UserFields) => Promise<Actor>;
}

/** Another player of that pro, who has so many credits. */
export async function aPayer(services: AppServices, people: Coaching, count = 2): Promise<Actor> {
  const player = await people.another();
  if (count > 0) await credits(services, { ...people, player }, count);
  return player;
}

export async function coaching(
  services: AppServices,
  fields: UserFields = {},
  ranges = times(['09:00', '17:00']),
): Promise<Coaching> {
  const row = await aPro(services.db, fields);
  const pro = toActor(row);
  await hours(services, pro, ranges);
  const another = async (own: UserFields = {}) => toActor(await aPlayer(services.db, row, own), row);
  return { pro, player: await another(), another };
}
