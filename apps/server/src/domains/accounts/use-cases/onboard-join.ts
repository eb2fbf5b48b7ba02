import type { Onboarded } from '@fairway/contracts/joining';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { closeInvitations, takeInvitationById } from '../../people/use-cases/taking-invitations.ts';
import { codeRefused, onboardingOver, repeatEnds, STEP, tooEarly } from '../rules/onboarding.ts';
import { keepCoach, lockOnboarding, type OnboardingRow, settleOnboarding } from '../store/onboardings.ts';
import { keepsPassword } from '../store/players.ts';
import { entered } from './entering.ts';
import { joinPlayer } from './joining.ts';
import { onboardingOf } from './onboard-steps.ts';
import { openSessionIn, type OpenedSession } from './sessions.ts';

/** What step 5 needs to have been told. */
function wholeOf(row: OnboardingRow) {
  const early = tooEarly(STEP.join, row.step);
  if (early) throw early;
  const { first_name, last_name, stripe_id } = row;
  if (first_name === null || last_name === null || !stripe_id) throw onboardingOver();
  return { first_name, last_name, stripe_id };
}

/** Whoever lost the answer to step 5 gets it again, as long as the password is the one they chose then. */
async function again(tx: Tx, row: OnboardingRow, user_id: string, request: Request): Promise<OpenedSession> {
  if (!(await keepsPassword(tx, user_id, row.password_hash))) throw onboardingOver();
  return openSessionIn(tx, user_id, request);
}

async function first(tx: Tx, row: OnboardingRow, now: Date, request: Request): Promise<OpenedSession> {
  const { email, password_hash, pro_id, phone, gender, handed, tos_accepted_at, pro_timezone: timezone } = row;
  const { address_line1, address_line2, address_city, address_postcode, address_county } = row;
  if (row.invitation_id && !(await takeInvitationById(tx, row.invitation_id, now))) throw codeRefused();
  const { id, session } = await joinPlayer(
    tx,
    {
      pro_id,
      email,
      password_hash,
      phone,
      gender,
      handed,
      tos_accepted_at,
      timezone,
      address_line1,
      address_line2,
      address_city,
      address_postcode,
      address_county,
      ...wholeOf(row),
      dob: row.dob === null ? null : new Date(row.dob),
      created_at: now,
    },
    request,
  );
  await closeInvitations(tx, { pro_id, email }, now);
  await settleOnboarding(tx, row.id, id, repeatEnds(now));
  return session;
}

/**
 * Step 5: the user, the link to the pro and the session, committed together; it answers the session's token and the secret that
 * the card's form needs.
 */
export async function join(
  input: { onboarding_token?: string | undefined },
  deps: Deps,
  request: Request,
): Promise<Onboarded> {
  const found = await onboardingOf(input.onboarding_token, deps, request);
  if (!found) throw onboardingOver();
  // Asked for before anything is written: a provider that is away leaves nothing half made.
  const { client_secret } = await deps.payments.beginCard(wholeOf(found).stripe_id);
  const session = await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const stays = await keepCoach(tx, found.pro_id);
    const row = await lockOnboarding(tx, found.token_hash, now);
    if (!row) throw onboardingOver();
    if (row.user_id) return again(tx, row, row.user_id, request);
    if (row.pro_id !== found.pro_id) throw new AppError('conflict');
    if (!stays) throw codeRefused();
    return first(tx, row, now, request);
  });
  const answer = await entered(session, deps, request);
  request.setPass('onboarding', null);
  return { step: STEP.card, ...answer, client_secret };
}
