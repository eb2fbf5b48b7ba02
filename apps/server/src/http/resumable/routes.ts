import { UPLOADS_PATH } from '@fairway/contracts/files/resumable-uploads';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { TEXTS } from '#domains/files/places/service.ts';
import { heaviest } from '#domains/files/stored-files/rules.ts';
import {
  beginUpload,
  checkAnnounced,
  finishUpload,
  getUpload,
  isUploadExpired,
  keepUpload,
  partsOfUpload,
  removeUpload,
  toAddress,
  type Upload,
} from '#domains/files/resumable-uploads/service.ts';
import { TransportError } from '#http/errors.ts';
import type { Host } from '#http/rest/handler.ts';
import { discardRest } from '#http/rest/uploads.ts';
import { UploadLocks } from './lock.ts';
import { refuseUpload, speakTus, type Spoken } from './protocol.ts';

type Call = { request: FastifyRequest; reply: FastifyReply; actor: Actor };
type ById = FastifyRequest<{ Params: { id: string } }>;

const VERSION = { 'tus-resumable': '1.0.0' };
const CAPABILITIES = {
  ...VERSION,
  'tus-version': '1.0.0',
  'tus-extension': 'creation,creation-with-upload,termination,expiration',
  'tus-max-size': String(heaviest('videos/')),
};
const unnamed = (): never => {
  throw new Error('A new upload is named before it is asked for');
};

/** Uploads in parts by the tus protocol (R8), which are gone on with where they broke off. */
export class ResumableUploads {
  readonly #host: Host;
  readonly #locks: UploadLocks;

  constructor(host: Host) {
    this.#host = host;
    this.#locks = new UploadLocks(host.services);
  }

  /** `POST /api/uploads`: begins one, perhaps with its first stretch. */
  async begin({ request, reply, actor }: Call): Promise<Spoken> {
    const { services } = this.#host;
    const begun: { id?: string } = {};
    const named = () => begun.id ?? unnamed();
    const bytes = Number(request.headers['upload-length'] ?? 0);
    try {
      const spoken = await speakTus(
        [request, reply],
        {
          namingFunction: async (_request, said) => {
            const announced = { use: said?.['use'], filename: said?.['filename'], bytes };
            const { kind } = checkAnnounced(announced);
            if (bytes > heaviest(kind)) throw new TransportError(413, TEXTS[kind].heavy);
            const { id, parts } = await beginUpload(actor, announced, services);
            begun.id = id;
            return parts;
          },
          parts: unnamed,
          id: named,
          lock: () => this.#locks.makeLock(named()),
        },
        services.storage,
      );
      return await this.#finishIfWhole(actor, named(), spoken);
    } catch (error) {
      // Nobody has been told its address.
      const upload = begun.id === undefined ? null : await getUpload(actor, begun.id, services).catch(() => null);
      if (upload) await removeUpload(actor, upload, services).catch(() => undefined);
      throw error;
    }
  }

  /** `HEAD`, `PATCH` and `DELETE` below it. */
  async goOn({ request, reply, actor }: Call, id: string): Promise<Spoken> {
    const { services } = this.#host;
    const upload = await getUpload(actor, id, services);
    if (request.headers['tus-resumable'] !== VERSION['tus-resumable']) throw refuseUpload(412);
    if (isUploadExpired(upload, services.now())) throw refuseUpload(410);
    if (request.method === 'DELETE') return this.#end(actor, id);
    if (upload.finished_at) return answerFinished(request, upload);
    const spoken = await speakTus([request, reply], this.#about(upload), services.storage);
    return this.#finishIfWhole(actor, id, spoken, request.method === 'HEAD');
  }

  #about(upload: Upload) {
    const { id } = upload;
    return { parts: () => partsOfUpload(upload), id: () => id, lock: () => this.#locks.makeLock(id) };
  }

  /** Whoever is still sending it is asked to stop first. */
  async #end(actor: Actor, id: string): Promise<Spoken> {
    const { services } = this.#host;
    await this.#locks.hold(id, async () => {
      // Read only now: whoever held it may have made a file of it meanwhile.
      await removeUpload(actor, await getUpload(actor, id, services), services);
    });
    return { status: 204, headers: VERSION };
  }

  /** Makes a file of what is whole; what is not is kept for two more days. */
  async #finishIfWhole(actor: Actor, id: string, spoken: Spoken, isAsked = false): Promise<Spoken> {
    const { services } = this.#host;
    const upload = await getUpload(actor, id, services);
    // An answer to a creation without a first stretch names no offset.
    if (Number(spoken.headers['upload-offset'] ?? 0) >= upload.bytes) {
      const finished = await this.#locks.hold(id, () => finishUpload(actor, id, services));
      return { ...spoken, headers: { ...spoken.headers, ...sayAddress(finished) } };
    }
    // Who only asks how far it is keeps nothing alive.
    const until = isAsked ? upload.reserved_until : await keepUpload(upload, services);
    return { ...spoken, headers: { ...spoken.headers, ...(until && { 'upload-expires': until.toUTCString() }) } };
  }
}

/** Where the file lies that came of an upload. */
const sayAddress = (upload: Upload) => ({ 'content-location': toAddress(upload) });

/** The answer about an upload that is whole: its parts are no longer there, and nothing more can be put behind it. */
function answerFinished({ method, headers }: FastifyRequest, upload: Upload): Spoken {
  const { bytes, filename, use } = upload;
  const length = {
    ...VERSION,
    ...sayAddress(upload),
    'upload-offset': String(bytes),
    'upload-length': String(bytes),
  };
  if (method === 'HEAD') {
    const said = Object.entries({ filename, use }).map(([name, text]) => `${name} ${btoa(encodeBytes(text))}`);
    return { status: 200, headers: { ...length, 'upload-metadata': said.join(','), 'cache-control': 'no-store' } };
  }
  // The last stretch again, whose answer was lost.
  if (headers['upload-offset'] !== String(bytes)) throw refuseUpload(409);
  return { status: 204, headers: length };
}

const encodeBytes = (text: string): string => String.fromCodePoint(...Buffer.from(text));

/** Whether a request sends a stretch, or may: a chunked one does not say how long it is. */
const bringsBody = ({ method, headers }: FastifyRequest): boolean =>
  method === 'PATCH' || headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const FLOWING_MS = 1_000;

/**
 * Waits until the rest of a refused body is being read again, where it was held back for a disk: a connection that is answered while it
 * is held back is read no more, and its sender, who is still sending, never gets to the answer.
 */
const untilFlowing = (raw: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let waiting = raw.readableEnded || raw.destroyed ? -1 : raw.readableLength;
    const timer = setTimeout(settle, FLOWING_MS).unref();
    const count = (piece: Buffer) => {
      waiting -= piece.length;
      if (waiting < 0) settle();
    };
    function settle() {
      clearTimeout(timer);
      raw.off('data', count).off('end', settle).off('close', settle);
      resolve();
    }
    if (waiting < 0) return settle();
    raw.on('data', count).once('end', settle).once('close', settle);
  });

/** Puts uploads in parts on their addresses. Bodies are read by nobody but the protocol. */
export function resumableUploads(app: FastifyInstance, host: Host): void {
  const uploads = new ResumableUploads(host);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const config = { streamsBody: true } as const;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (call: Call) => Promise<Spoken>,
  ): Promise<FastifyReply> => {
    reply.headers(VERSION);
    try {
      const actor = await host.auth.identify(request, reply, false);
      if (!actor) throw new AppError('unauthenticated');
      const leave = bringsBody(request) ? host.uploads.enter(actor.id, false) : () => undefined;
      try {
        request.server.bodies.allowUpload(request);
        const { status, headers } = await work({ request, reply, actor });
        return await reply.code(status).headers(headers).send();
      } finally {
        leave();
      }
    } catch (error) {
      discardRest(request, reply);
      await untilFlowing(request.raw);
      if (error instanceof TransportError && error.statusCode === 412) reply.headers(CAPABILITIES);
      throw error;
    }
  };

  app.options(UPLOADS_PATH, async (_request, reply) => reply.code(204).headers(CAPABILITIES).send());
  app.post(UPLOADS_PATH, { config }, (request, reply) => answer(request, reply, (call) => uploads.begin(call)));
  app.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${UPLOADS_PATH}/:id`,
    config,
    handler: (request: ById, reply) => answer(request, reply, (call) => uploads.goOn(call, request.params.id)),
  });
}
