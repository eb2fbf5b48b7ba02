import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StorageFault } from '#core/storage-fault.ts';
import type { ReceivedFile } from '#app/context.ts';
import { AppError, invalidField } from '#core/app-error.ts';
import { BODY_BYTES } from '#http/bodies.ts';
import { tooLarge } from '#http/errors.ts';
import type { FormFiles } from '#http/context.ts';
import { nest } from './nested.ts';
import { checkLength, receivePart, type Receiver } from './uploads.ts';

/** Fields of a form, whichever way it is sent. */
const FIELDS = 1000;
const LIMITS = {
  fileSize: 10 * 1024 * 1024,
  files: 20,
  fields: FIELDS,
  fieldSize: BODY_BYTES,
  fieldNameSize: 200,
  parts: FIELDS,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Takes JSON (an empty body will do), urlencoded and multipart bodies. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body.trim() === '' ? done(null, undefined) : parseJson(request, body, done),
  );
  await app.register(formbody, {
    parser: (text) => {
      if (countFields(text) > FIELDS) throw tooLarge();
      return nest(new URLSearchParams(text));
    },
  });
  await app.register(multipart, { limits: LIMITS });
}

const countFields = (text: string): number => {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields += 1;
  return fields;
};

export interface Form extends FormFiles {
  fields: Record<string, unknown>;
  /** Removes the files. */
  dispose: () => Promise<void>;
}

/**
 * Reads a multipart body, handing its files to their receiver. One that takes no files (null) refuses them by name. All that is not
 * a file's content, names and values and what stands between them, is a megabyte at most: the parser's own limits hold for each
 * field alone. A body that is refused, breaks off or falls silent leaves nothing behind.
 */
export async function readMultipart(request: FastifyRequest, receiver: Receiver | null): Promise<Form> {
  const { bodies } = request.server;
  if (receiver) checkLength(request, receiver);
  else if (Number(request.headers['content-length']) > BODY_BYTES) throw tooLarge();
  if (receiver) bodies.allowUpload(request);
  /** The contents of the files so far, each of which knows how much of it has come. */
  const contents: MultipartFile['file'][] = [];
  const values: [string, unknown][] = [];
  let fields: Form['fields'];
  const received: ReceivedFile[] = [];
  const dispose = async () => {
    await Promise.all(received.map((one) => one.dispose()));
  };
  try {
    // Measured from where the parts are: nothing may be waited for in between, or what comes meanwhile is lost.
    bodies.measure(request, () => contents.reduce((sum, { bytesRead }) => sum + bytesRead, 0));
    const fileSize = receiver?.intake.bytes ?? LIMITS.fileSize;
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw invalidField(part.fieldname, REQUEST_MESSAGES.tooLong);
        values.push([part.fieldname, part.value]);
      } else if (receiver === null) throw invalidField(part.fieldname, REQUEST_MESSAGES.noFileHere);
      else {
        contents.push(part.file);
        received.push(await receivePart(request, part, { receiver, before: received.length }));
      }
    }
    fields = nest(values);
  } catch (error) {
    await dispose();
    throw isMalformed(error) ? new AppError('invalid', { message: REQUEST_MESSAGES.unreadable }) : error;
  }
  const files = received.flatMap(({ file }) => file ?? []);
  const documents = received.flatMap(({ document }) => document ?? []);
  return { fields, files, documents, dispose };
}

/** The parser's own complaints are the only ones without a code: a broken-off body has one, and so has every refusal of ours. */
const isMalformed = (error: unknown) =>
  error instanceof Error && !('code' in error) && !(error instanceof StorageFault);
