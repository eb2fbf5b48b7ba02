import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { IMAGE_TEXTS } from '@fairway/contracts/pictures';

interface Body {
  path?: unknown;
  errors?: Record<string, unknown>;
}

const bodyOf = (text: string): Body => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

/** The address in the answer to an upload, or the words that say why there is none. */
export function readAnswer(
  status: number,
  text: string,
  texts: { heavy: string } = IMAGE_TEXTS,
): { path: string } | { refusal: string } {
  const { path, errors } = bodyOf(text);
  if (status === 200 && typeof path === 'string') return { path };
  if (status === 0) return { refusal: FAILURE_TEXTS.offline };
  if (status === 413) return { refusal: texts.heavy };
  const told = status === 422 ? Object.values(errors ?? {}).flat()[0] : undefined;
  return { refusal: typeof told === 'string' ? told : FAILURE_TEXTS.problem };
}
