import type { Actor, AppServices } from '#app/context.ts';
import { anAdmin } from './builders.ts';
import { toActor, createCalls, catchRefusal, type Calls, type TestRequest } from './calls.ts';
import { coaching } from './coaching.ts';
import { times } from './times.ts';

/** One of each who may call: a pro, their player, and those to whom what is theirs does not belong. */
export interface Roles {
  nobody: null;
  player: Actor;
  /** Another player of the same pro. */
  fellow: Actor;
  pro: Actor;
  otherPlayer: Actor;
  otherPro: Actor;
  admin: Actor;
}
export type Role = keyof Roles;

/** Makes them; both pros are open every day from nine to five. */
export async function makeRoles(services: AppServices): Promise<Roles> {
  const hours = times(['09:00', '17:00']);
  const [{ pro, player, another }, other, admin] = [
    await coaching(services, {}, hours),
    await coaching(services, {}, hours),
    await anAdmin(services.db),
  ];
  return {
    nobody: null,
    player,
    fellow: await another(),
    pro,
    otherPlayer: other.player,
    otherPro: other.pro,
    admin: toActor(admin),
  };
}

const GRANTED = 200;

/** The status a call ends in for somebody: 200, or that of the refusal. */
export async function statusAs(
  services: AppServices,
  actor: Actor | null,
  call: (calls: Calls) => Promise<unknown>,
  request?: TestRequest,
): Promise<number> {
  const answer = call(createCalls(services, actor, request));
  const granted = await answer.then(
    () => true,
    () => false,
  );
  return granted ? GRANTED : (await catchRefusal(answer)).status;
}

const ROLES = ['nobody', 'player', 'fellow', 'pro', 'otherPlayer', 'otherPro', 'admin'] as const satisfies Role[];
type Statuses = Record<'nobody' | 'player' | 'pro' | 'admin', number> & Partial<Record<Role, number>>;

/** Rows of a matrix: each role beside the status it ends in. `fellow`, `otherPlayer` and `otherPro` fare as their kind unless named. */
export const expectedStatuses = ({
  nobody,
  player,
  pro,
  admin,
  ...others
}: Statuses): [role: Role, status: number][] => {
  const statuses: Record<Role, number> = {
    nobody,
    player,
    pro,
    admin,
    fellow: player,
    otherPlayer: player,
    otherPro: pro,
    ...others,
  };
  return ROLES.map((role) => [role, statuses[role]]);
};
