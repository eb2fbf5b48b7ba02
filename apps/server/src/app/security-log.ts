import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { getHolderId, type Context } from './context.ts';
import { AppError } from '#core/app-error.ts';
import { isId } from '#core/mask-text.ts';

/** One call of a procedure, once it is over. */
interface Call {
  path: string;
  ctx: Context;
  /** What was sent, as it came; nothing of it is written down in clear. */
  input: Record<string, unknown>;
  answer: unknown;
  refused: AppError | null;
}

/** The event of a call that was granted, and of one that was refused for what it tried: none is not worth a line. */
interface Watched {
  granted?: LogLine;
  refused?: LogLine;
}
type LogLine = string | ((call: Call) => string | null);

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;
const whereSent = (field: string, event: string) => ({
  granted: ({ input }: Call) => (input[field] === undefined ? null : event),
});

const wrongPassword = ({ refused }: Call) => {
  const errors = refused?.body.errors ?? {};
  return has(errors, 'current_password') || has(errors, 'password') ? 'password_check.failed' : null;
};

/**
 * The calls that are watched. Whatever signs in, proves who somebody is, changes what guards an account, ends sessions, or gives out or
 * takes away much at once.
 */
export const WATCHED: Readonly<Record<string, Watched>> = {
  'accounts.login': {
    granted: ({ answer }) => (has(answer, 'two_factor') ? 'two_factor.asked' : 'sign_in.succeeded'),
    refused: 'sign_in.failed',
  },
  'accounts.twoFactor': { granted: 'sign_in.succeeded', refused: 'two_factor.failed' },
  'accounts.resendPin': { granted: 'two_factor.asked' },
  'accounts.register': { granted: 'account.made' },
  'accounts.acceptInvitation': { granted: 'account.made', refused: 'invitation.refused' },
  'accounts.join': { granted: 'account.made' },
  'accounts.onboard': { granted: ({ answer }) => (has(answer, 'api_token') ? 'account.made' : null) },
  'accounts.adopt': { granted: 'session.adopted', refused: 'session.refused' },
  'accounts.logout': { granted: 'session.ended' },
  'accounts.endSession': { granted: 'session.ended' },
  'accounts.logoutEverywhere': { granted: 'sessions.ended' },
  'accounts.forgot': { granted: 'reset.asked' },
  'accounts.reset': { granted: 'password.reset', refused: 'reset.failed' },
  'accounts.setPassword': { granted: 'password.set', refused: 'reset.failed' },
  'accounts.updatePassword': { granted: 'password.changed', refused: wrongPassword },
  'accounts.checkPassword': {
    granted: ({ answer }) => (answer === true ? 'password_check.succeeded' : 'password_check.failed'),
  },
  'accounts.confirmEmail': { granted: 'email.confirmed', refused: 'email.refused' },
  'accounts.sendEmailPin': { granted: 'email.pin_asked' },
  'accounts.dropPendingEmail': { granted: 'email.dropped' },
  'accounts.saveSettings': { ...whereSent('two_factor_auth', 'two_factor.switched'), refused: wrongPassword },
  'accounts.rotateCalendar': { granted: 'calendar.rotated' },
  'accounts.rotateValidationCode': { granted: 'validation_code.rotated' },
  'accounts.askExport': { granted: 'export.asked' },
  'accounts.erase': { granted: 'account.erased', refused: wrongPassword },
  'people.saveUser': { ...whereSent('email', 'email.sent'), refused: wrongPassword },
  'people.removeUser': { granted: 'account.erased' },
  'guardians.addChild': { granted: 'account.made' },
  'guardians.giveSignIn': { granted: 'email.sent', refused: 'guardian.refused' },
  'guardians.actFor': { granted: 'person.switched', refused: 'guardian.refused' },
  'guardians.setGuardian': { granted: 'guardian.changed', refused: 'guardian.refused' },
  'admin.create': { granted: 'account.made' },
  'admin.change': { granted: 'account.changed' },
  'admin.remove': { granted: 'account.erased' },
  'payments.reconcile': { granted: 'books.reconciliation_asked' },
};

/** Whether a call that is granted may be worth a line. */
export const isWatched = (path: string): boolean => path in WATCHED;

const TRIED = new Set<AppError['kind']>(['bad_credentials', 'not_found', 'invalid', 'unauthenticated']);

const told = (how: LogLine | undefined, call: Call) => (typeof how === 'function' ? how(call) : (how ?? null));

/** The event of a call, or null. Bounds reached and roles refused count at every procedure. */
function classifyEvent(call: Call): string | null {
  const { path, refused } = call;
  const watched = WATCHED[path];
  if (refused?.kind === 'too_many_requests') return 'rate_limit.reached';
  if (refused?.kind === 'forbidden') return 'access.refused';
  if (refused) return TRIED.has(refused.kind) ? told(watched?.refused, call) : null;
  return told(watched?.granted, call);
}

/** Whose account it was: told by the refusal, by the answer of a sign-in, by the id that was named, or the caller's own. */
function findAccountId({ ctx, input, answer, refused, path }: Call): string | undefined {
  if (refused?.about) return refused.about;
  const user = has(answer, 'user') ? (answer as { user?: unknown }).user : null;
  if (has(user, 'id')) return String((user as { id: unknown }).id);
  if (/^(people|guardians|admin)\./.test(path)) {
    const named = has(answer, 'id') ? (answer as { id: unknown }).id : input['id'];
    // What is refused to somebody has been looked at by nobody yet: it may be anything.
    if (typeof named === 'string' && isId(named)) return named;
  }
  return ctx.actor?.id;
}

/** Writes a line about a call that is worth one, beside the request's own; never what was sent but for keyed hashes. */
export function logSecurity(call: Omit<Call, 'input' | 'refused'> & { input: unknown; error: unknown }): void {
  const { ctx, path, error } = call;
  if (!ctx.request.logSecurity) return;
  // What the schema of a call refuses has tried nothing.
  if (error !== undefined && !(error instanceof AppError)) return;
  const input = has(call, 'input') && typeof call.input === 'object' ? (call.input as Call['input'] | null) : null;
  const known: Call = { ...call, input: input ?? {}, refused: error ?? null };
  const security = classifyEvent(known);
  if (security === null) return;
  const user_id = findAccountId(known);
  const email = known.input['email'];
  const { secrets } = ctx.services;
  ctx.request.logSecurity({
    security,
    procedure: path,
    ...(user_id ? { user_id } : {}),
    ...(ctx.actor ? { actor_id: getHolderId(ctx.actor) } : {}),
    ...(typeof email === 'string' ? { email_hash: secrets.keyedHash('email', foldEmail(email.trim())) } : {}),
    ip_hash: secrets.keyedHash('ip', ctx.request.ip),
    ...(known.refused?.limit ? { limit: known.refused.limit } : {}),
  });
}
