import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import type { Actor, AppServices, FileIntake, ReceivedFile } from '#app/context.ts';
import type { UploadLimits } from '#adapters/upload-limits.ts';
import { AppError, invalidField } from '#core/app-error.ts';

/** How many files may lie in memory at once, at 10 MB each. */
const IN_MEMORY = 4;

/** What the fields and borders of a form may add to its files. */
const FORM_BYTES = 1024 * 1024;

/** Bounds the uploads that one process takes at a time. */
export class UploadSlots {
  readonly #limits: UploadLimits;
  readonly #byPerson = new Map<string, number>();
  #all = 0;
  #inMemory = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Lets an upload in before a byte of it is read, or throws; the answer is called once when it is over. */
  enter(person: string, inMemory: boolean): () => void {
    const theirs = this.#byPerson.get(person) ?? 0;
    if (theirs >= this.#limits.perPerson)
      throw new AppError('too_many_requests', { message: UPLOAD_TEXTS.busy, retryAfter: 10 });
    if (this.#all >= this.#limits.perProcess || (inMemory && this.#inMemory >= IN_MEMORY))
      throw new AppError('unavailable', { message: UPLOAD_TEXTS.crowded, retryAfter: 30 });
    this.#count(person, 1, inMemory);
    return () => this.#count(person, -1, inMemory);
  }

  #count(person: string, step: 1 | -1, inMemory: boolean): void {
    const theirs = (this.#byPerson.get(person) ?? 0) + step;
    if (theirs) this.#byPerson.set(person, theirs);
    else this.#byPerson.delete(person);
    this.#all += step;
    if (inMemory) this.#inMemory += step;
  }
}

/**
 * Has the rest of a refused body read and thrown away, within the bounds of `Bodies`: a connection that is cut with bytes unread
 * takes the answer with it. One whose sender wants it closed stays open for that, too.
 */
export function discardRest(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  request.server.bodies.stopMeasuring(request);
  reply.raw.shouldKeepAlive = true;
  raw.unpipe();
  raw.resume();
}

/** How long a body is by its own account; null when it does not say. */
function parseContentLength({ headers }: FastifyRequest): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(length) ? length : null;
}

/** What an upload is received with. */
export interface Receiver {
  intake: FileIntake;
  call: { actor: Actor | null; services: AppServices };
}

const tooLarge = (request: FastifyRequest): Error => new request.server.multipartErrors.RequestFileTooLargeError();

/** Refuses a body by its length alone, before any of it is read. */
export function checkLength(request: FastifyRequest, { intake }: Receiver): void {
  const length = parseContentLength(request);
  if (length !== null && length > intake.most * intake.bytes + FORM_BYTES) throw tooLarge(request);
}

/** How much of a body can be this part: what its other files have brought so far is not. Null when nobody knows. */
function countComing(request: FastifyRequest, { file, fields }: MultipartFile): number | null {
  const length = parseContentLength(request);
  if (length === null) return null;
  const parts = Object.values(fields).flatMap((each) => each ?? []);
  return parts.reduce((left, part) => {
    const isOther = part.type === 'file' && part.file !== file;
    return isOther ? left - part.file.bytesRead : left;
  }, length);
}

/** Takes in one more file of a form. One too many is refused before a byte of it is kept anywhere. */
export async function receivePart(
  request: FastifyRequest,
  part: MultipartFile,
  { receiver: { intake, call }, before }: { receiver: Receiver; before: number },
): Promise<ReceivedFile> {
  const { file: content, fieldname: field, filename, mimetype } = part;
  if (before >= intake.most) throw invalidField(field, intake.tooMany);
  const bodyBytes = countComing(request, part);
  const received = await intake.receive({ field, filename, mimetype, content, bodyBytes }, call);
  if (!content.truncated) return received;
  await received.dispose();
  throw tooLarge(request);
}
