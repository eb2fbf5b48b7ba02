import type { ErrorBody } from '@fairway/contracts/errors';
import { personHeader } from '../../trpc/client.ts';

/** A refused form, in the shape of tRPC's errors, so that one reader understands both (`readFailure`). */
class FormRefused extends Error {
  readonly data: { httpStatus: number; errors: ErrorBody['errors'] };

  constructor(httpStatus: number, { message, errors }: Partial<ErrorBody>) {
    super(message ?? 'The form was refused');
    this.name = 'FormRefused';
    this.data = { httpStatus, errors };
  }
}

/** Sends a form with files to our own REST API, which takes them; tRPC carries none. */
export async function sendForm<Answer>(path: `/${string}`, fields: Record<string, string | Blob>): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`/api${path}`, { method: 'POST', headers: personHeader(), body });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new FormRefused(response.status, answer as Partial<ErrorBody>);
  return answer as Answer;
}
