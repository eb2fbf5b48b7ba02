import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';

/** Refusals whose words are for people: too many at a time, no room, or nobody to take it. */
const TOLD = new Set([429, 503, 507]);

interface Body {
  path?: unknown;
  message?: unknown;
  errors?: Record<string, unknown>;
}

const parseBody = (text: string): Body => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

/** Why an upload was refused, in words for people: the server's own where it has some. A status of 0 is no answer at all. */
export function readUploadRefusal(
  { status, text }: { status: number; text: string },
  texts: { heavy: string } = IMAGE_TEXTS,
): string {
  if (status === 0) return FAILURE_TEXTS.offline;
  if (status === 413) return texts.heavy;
  const { message, errors } = parseBody(text);
  const fault = status === 422 ? Object.values(errors ?? {}).flat()[0] : undefined;
  const told = TOLD.has(status) ? message : fault;
  return typeof told === 'string' ? told : FAILURE_TEXTS.problem;
}

/** The address in the answer to an upload, or the words that say why there is none. */
export function readAnswer(status: number, text: string): { path: string } | { refusal: string } {
  const { path } = parseBody(text);
  return status === 200 && typeof path === 'string' ? { path } : { refusal: readUploadRefusal({ status, text }) };
}
