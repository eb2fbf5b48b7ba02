import { useState } from 'react';
import { checkConnection } from '../../app/connection/heartbeat.ts';
import { isOnline } from '../../app/connection/online.ts';
import { readFailure } from '../../app/failures/failure.ts';
import { reactionTo } from '../../app/failures/reaction.ts';
import { toldByForm } from '../../app/failures/refusal.ts';
import { isInWrapper } from '../../app/native/port.ts';
import { notify } from '../../app/notices/notify.ts';
import { callAccounts, type SignInCall, type SignInInput, type SignInOutput } from './callAccounts.ts';

/** Tells of a failure that the form itself does not show. */
function reportFailure(error: unknown): void {
  const failure = readFailure(error);
  if (failure.status === null) void checkConnection();
  const quiet = failure.status !== null && toldByForm.quiet.includes(failure.status);
  const reaction = reactionTo(failure, { onAuthPage: true, quiet, isOffline: !isOnline() });
  if (reaction.kind === 'toast') notify.error(reaction.text);
}

interface CallState {
  busy: boolean;
  /** Why the last call failed, null when it did not. */
  error: unknown;
}
const IDLE: CallState = { busy: false, error: null };

export interface SignInMutation<Name extends SignInCall> extends CallState {
  /** Rejects when the call, or what follows it, fails; the failure is told of all the same. */
  sendAsync: (input: SignInInput<Name>) => Promise<void>;
  send: (input: SignInInput<Name>) => void;
  reset: () => void;
}

/** A call of a form on the way in; it is busy until `onSuccess` is done with the answer. */
export function useSignInCall<Name extends SignInCall>(
  name: Name,
  onSuccess: (answer: SignInOutput<Name>, input: SignInInput<Name>) => unknown,
): SignInMutation<Name> {
  const [state, setState] = useState(IDLE);
  const sendAsync = async (input: SignInInput<Name>) => {
    setState({ busy: true, error: null });
    try {
      const answer = await callAccounts(name, input);
      if (isInWrapper()) (await import('../../app/native/signedIn.ts')).tellSignedIn(answer);
      await onSuccess(answer, input);
      setState(IDLE);
    } catch (error) {
      setState({ busy: false, error });
      reportFailure(error);
      throw error;
    }
  };
  return {
    ...state,
    sendAsync,
    send: (input) => void sendAsync(input).catch(() => undefined),
    reset: () => setState(IDLE),
  };
}
