import type { ErrorCode, FieldErrors } from '@fairway/contracts/errors';

/** What a failed call told us. `status` is null when no answer came at all. */
export interface Failure {
  status: number | null;
  kind: ErrorCode | null;
  message: string;
  /** The texts by field of a 422. */
  errors: FieldErrors | undefined;
}

interface TrpcErrorShape {
  data?: { httpStatus?: number; kind?: ErrorCode; errors?: FieldErrors } | null;
  meta?: { response?: { status?: number } };
}

/** Reads an error of tRPC's client, and of anything between it and the server: a proxy's page has a status too. */
export function readFailure(error: unknown): Failure {
  const { data, meta }: TrpcErrorShape = typeof error === 'object' && error !== null ? error : {};
  return {
    status: data?.httpStatus ?? meta?.response?.status ?? null,
    kind: data?.kind ?? null,
    message: error instanceof Error ? error.message : '',
    errors: data?.errors,
  };
}

/** The texts by field of a refused call, for a screen's `errors`; the same object as long as the error is the same. */
export const fieldErrors = (error: unknown): FieldErrors | undefined => readFailure(error).errors;

/** True when the thing asked for does not exist, or is not this person's (V4). */
export const isNotFound = (error: unknown): boolean => readFailure(error).status === 404;

/** Worth another try soon: no answer, or a server in trouble. */
export const isPassing = ({ status }: Failure): boolean => status === null || status >= 500;
