import { randomBytes } from 'node:crypto';
import type { UserType, Device } from '@fairway/contracts/auth/accounts';
import type { Db, DbOrTx, Tx } from '@fairway/db/client';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import { inBatches } from '#core/in-batches.ts';
import { hashToken } from '#adapters/secrets.ts';
import { getHolderId, type Actor, type AppServices, type CallRequest } from '#app/context.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  extendSession,
  findOpenSessions,
  findSession,
  listUserSessions,
  insertSession,
  markSeen,
  writeActingFor,
  deleteDevice,
  findDevices,
} from './repository.ts';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import { notFound } from '#core/app-error.ts';
import { describeDevice } from './rules.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: {
      user_agent?: string | null;
      id_hash?: string;
      ends_at?: Date;
      is_final?: boolean;
      is_seen_anew?: boolean;
      is_acting_over?: boolean;
    };
  }
}
interface UserAttributes {
  type: UserType;
  pro_id: string | null;
  guardian_id: string | null;
  timezone: string;
}

interface SessionAttributes {
  /** The hash of the token, which is worked out once a request. */
  id_hash: string | undefined;
  /** The end that no use puts off. */
  ends_at: Date | undefined;
  /** Whether it has come to that end, so that its use puts off nothing more. */
  is_final: boolean;
  /** Whether its use has not been noted for an hour. */
  is_seen_anew: boolean;
  /** Whether it was to act for a child, and may not any more. */
  is_acting_over: boolean;
}

/** A session that has just begun: the one time that its token is known. */
export interface OpenedSession {
  token: string;
  expires_at: Date;
}

type Opening = Pick<AppServices, 'db'>;
/** Closing may be part of a larger transaction. */
interface Closing {
  db: DbOrTx;
}

/** 256 bits, 43 characters of base64url; Lucia's own ids hold 125. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const LIFE = new TimeSpan(30, 'd');
const USER_AGENT_LENGTH = 255;
/** Expired sessions a sign-in clears away in passing; the daily sweep takes the rest. */
const SWEPT_AT_SIGN_IN = 100;

/**
 * Lucia's view of the table: it speaks of tokens, the database only ever hears their hashes (A2). Lucia knows the end that
 * each use puts off; the absolute one is kept by the statements.
 */
const hashingAdapter = (db: DbOrTx): Adapter => ({
  async getSessionAndUser(token) {
    const id_hash = hashToken(token);
    const row = await findSession(db, id_hash);
    if (!row) return [null, null];
    const { user_id, expires_at, ends_at, is_seen_anew, is_acting_over, ...user } = row;
    return [
      {
        id: token,
        userId: user_id,
        expiresAt: expires_at,
        attributes: { id_hash, ends_at, is_final: expires_at >= ends_at, is_seen_anew, is_acting_over },
      },
      { id: user_id, attributes: user },
    ];
  },
  /** The tokens are not known here: these ids only tell sessions apart, and no method of Lucia takes them. */
  getUserSessions: async (user_id) =>
    (await listUserSessions(db, user_id)).map((row) => ({
      id: row.id_hash,
      userId: user_id,
      expiresAt: row.expires_at,
      attributes: {},
    })),
  setSession: ({ id, userId, expiresAt, attributes }) =>
    insertSession(db, {
      id_hash: hashToken(id),
      user_id: userId,
      expires_at: expiresAt,
      user_agent: attributes.user_agent ?? null,
    }),
  updateSessionExpiration: (token, expires_at) => extendSession(db, hashToken(token), expires_at),
  deleteSession: (token) => deleteSession(db, hashToken(token)),
  deleteUserSessions: (user_id) => deleteUserSessions(db, user_id),
  deleteExpiredSessions: async () => void (await deleteExpiredSessions(db, SWEPT_AT_SIGN_IN)),
});

const lucias = new WeakMap<Db, Lucia<SessionAttributes, UserAttributes>>();
const openLucia = ({ db }: Opening) => {
  let lucia = lucias.get(db);
  if (!lucia) {
    lucia = new Lucia(hashingAdapter(db), {
      sessionExpiresIn: LIFE,
      getSessionAttributes: ({ id_hash, ends_at, is_final = false, is_seen_anew = false, is_acting_over = false }) => ({
        id_hash,
        ends_at,
        is_final,
        is_seen_anew,
        is_acting_over,
      }),
      getUserAttributes: (user) => user,
    });
    lucias.set(db, lucia);
  }
  return lucia;
};

/** Signs a device in. The token is given this once and cannot be read again; expired sessions of anyone are swept on the way. */
export async function openSession(
  user_id: string,
  { userAgent }: { userAgent: string | null },
  services: Opening,
): Promise<OpenedSession> {
  const lucia = openLucia(services);
  await lucia.deleteExpiredSessions();
  return newSession(lucia, user_id, userAgent);
}

/** The same within the transaction that makes the person: both are kept, or neither (A8). It sweeps nothing. */
export const openSessionIn = (
  tx: Tx,
  user_id: string,
  { userAgent }: { userAgent: string | null },
): Promise<OpenedSession> => newSession(new Lucia(hashingAdapter(tx), { sessionExpiresIn: LIFE }), user_id, userAgent);

async function newSession(
  lucia: Pick<Lucia, 'createSession'>,
  user_id: string,
  userAgent: string | null,
): Promise<OpenedSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const session = await lucia.createSession(
    user_id,
    { user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null },
    { sessionId: token },
  );
  return { token, expires_at: session.expiresAt };
}

/** Whom a session stands for now. */
export interface ReadSession {
  actor: Actor;
  /** The end that this use has put off, which the cookie is told. */
  extended_to: Date | null;
  /** Whether it acted for a child, and is its holder's again without having been asked: the child is not in their care any more (A15). */
  is_acting_over: boolean;
}

/**
 * Who a token stands for, or null when it is unknown or out of date. A session in the second half of its 30 days is
 * extended, and `extended_to` tells the cookie so; 180 days after the sign-in it ends all the same. That it is used is noted once an hour.
 */
export async function readSession(token: string, services: Opening): Promise<ReadSession | null> {
  if (!TOKEN.test(token)) return null;
  const { session, user } = await openLucia(services).validateSession(token);
  if (!session) return null;
  const session_id_hash = session.id_hash ?? hashToken(token);
  if (session.is_seen_anew) await markSeen(services.db, session_id_hash);
  const actor = {
    id: user.id,
    type: user.type,
    pro_id: user.pro_id,
    timezone: user.timezone,
    guardian_id: user.guardian_id,
    session_id_hash,
  };
  return {
    actor,
    extended_to: session.fresh && !session.is_final ? earlier(session.expiresAt, session.ends_at) : null,
    is_acting_over: session.is_acting_over,
  };
}

/** As whom these sessions, named by their hashes, are open: those that are. Asking puts no session's end off. */
export const readOpenSessions = async (hashes: readonly string[], { db }: Opening): Promise<Map<string, string>> =>
  new Map((await findOpenSessions(db, hashes)).map(({ id_hash, user_id }) => [id_hash, user_id]));

const earlier = (one: Date, other: Date | undefined): Date => (other && other < one ? other : one);

/** Clears expired sessions away; answers how many there were. */
export const sweepSessions = ({ db }: Opening): Promise<number> =>
  inBatches(1000, (size) => deleteExpiredSessions(db, size));

/** Signs one device out (log-out). */
export const closeSession = (id_hash: string, { db }: Closing): Promise<void> => deleteSession(db, id_hash);

/** Has whoever is signed in on this device act for a child in their care, or with null for themself again (A15). */
export async function actFor(actor: Actor, child_id: string | null, { db }: Opening): Promise<void> {
  const device = { id_hash: actor.session_id_hash, user_id: getHolderId(actor) };
  if (!(await writeActingFor(db, device, child_id))) throw notFound();
}

/** Signs a person's other devices out (password changed). */
export const closeOtherSessions = (actor: Actor, { db }: Closing): Promise<void> =>
  deleteUserSessions(db, actor.id, actor.session_id_hash);

/** Signs a person out everywhere (password reset, account deleted). */
export const closeAllSessions = (user_id: string, { db }: Closing): Promise<void> => deleteUserSessions(db, user_id);

/** Where the caller is signed in, newest first. */
export async function listDevices(actor: Actor, { db }: AppServices): Promise<Device[]> {
  const rows = await findDevices(db, actor.id, LIST_LIMIT);
  return rows.map(({ id_hash, user_agent, created_at }) => ({
    // The hash of a token of 256 bits: it tells devices apart and opens nothing.
    id: id_hash,
    ...describeDevice(user_agent),
    created_at: created_at.toISOString(),
    this_device: id_hash === actor.session_id_hash,
  }));
}

/** Signs one of the caller's devices out; one that is not theirs is none. */
export async function signOutDevice(
  actor: Actor,
  { id }: { id: string },
  { db }: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  if (!(await deleteDevice(db, actor.id, id))) throw notFound();
  if (id === actor.session_id_hash) request.setAuthCookie(null);
  return { ok: true };
}
