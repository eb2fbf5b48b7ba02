import type { ErrorCode, FieldErrors } from '@fairway/contracts/errors';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/bridge.ts';

type Inputs = inferRouterInputs<AppRouter>['accounts'];
type Outputs = inferRouterOutputs<AppRouter>['accounts'];

/** What the pages of signing in ask of the server. */
export type SignInCall = 'login' | 'twoFactor' | 'resendPin' | 'forgot' | 'reset' | 'setPassword' | 'code';
export type SignInInput<Name extends SignInCall> = Inputs[Name];
export type SignInOutput<Name extends SignInCall> = Outputs[Name];

interface RefusalData {
  httpStatus: number;
  kind?: ErrorCode;
  errors?: FieldErrors;
}

/** A refused call, in the shape of tRPC's errors, so that one reader understands both (`readFailure`). */
class CallRefused extends Error {
  override name = 'CallRefused';
  readonly data: RefusalData;

  constructor(message: string, data: RefusalData) {
    super(message);
    this.data = data;
  }
}

/**
 * What tRPC sends back: what was asked for, or why not. Both are in superjson's wrapping, which stays empty: these calls carry
 * plain JSON alone.
 */
interface Envelope<Answer> {
  result?: { data: { json: Answer } };
  error?: { json: { message: string; data: RefusalData } };
}

/** On a line slower than this a call counts as failed. */
const TIMEOUT_MS = 30_000;

async function call<Answer>(address: string, request: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`/trpc/accounts.${address}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A proxy's page is no JSON, but has a status too.
  const { result, error } = (await response.json().catch(() => ({}))) as Envelope<Answer>;
  if (result) return result.data.json;
  throw new CallRefused(error?.json.message ?? '', error?.json.data ?? { httpStatus: response.status });
}

const works = new Set<() => void>();

/** Has something done whenever a form of these pages is on its way to the server, whose answer leaves time for it. */
export const whenSent = (work: () => void): void => void works.add(work);

/**
 * One of the server's procedures without tRPC's client: the pages of signing in are the first that a stranger loads, and these few
 * calls need neither a cache nor batches.
 */
export const callAccounts = <Name extends SignInCall>(
  name: Name,
  input: SignInInput<Name>,
): Promise<SignInOutput<Name>> => {
  const answer = call<SignInOutput<Name>>(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  works.forEach((work) => work());
  return answer;
};

/** Whether coaches may register here. */
export const readRegistration = (): Promise<Outputs['registration']> => call('registration');
