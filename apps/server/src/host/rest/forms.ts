import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from '../../trpc/context.ts';
import { AppError, invalidField } from '../../trpc/errors.ts';
import { nest } from './nested.ts';

const MEGABYTE = 1024 * 1024;
/** What a file may weigh unless a call says otherwise. */
export const FILE_BYTES = 10 * MEGABYTE;
const LIMITS = {
  fileSize: FILE_BYTES,
  files: 20,
  fields: 1000,
  fieldSize: MEGABYTE,
  fieldNameSize: 200,
  parts: 1000,
};

/** Takes JSON (an empty body will do), urlencoded and multipart bodies. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body.trim() === '' ? done(null, undefined) : parseJson(request, body, done),
  );
  await app.register(formbody, { parser: (text) => nest(new URLSearchParams(text)) });
  await app.register(multipart, { limits: LIMITS });
}

export interface Form {
  fields: Record<string, unknown>;
  files: UploadedFile[];
  /** Removes the files. */
  dispose: () => Promise<void>;
}

/**
 * Reads a multipart body, its files into a folder of their own, none of them longer than `fileBytes`. One that takes no files (null)
 * refuses them by name. A body that breaks off leaves nothing behind.
 */
export async function readMultipart(request: FastifyRequest, fileBytes: number | null): Promise<Form> {
  const values: [string, unknown][] = [];
  const files: UploadedFile[] = [];
  const folder = fileBytes !== null ? await mkdtemp(path.join(tmpdir(), 'fairway-upload-')) : null;
  const dispose = async () => {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: fileBytes ?? LIMITS.fileSize } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw invalidField(part.fieldname, 'That is too long.');
        values.push([part.fieldname, part.value]);
      } else if (folder === null) throw invalidField(part.fieldname, 'No file is taken here.');
      else files.push(await keep(part, path.join(folder, `${files.length}`)));
    }
  } catch (error) {
    await dispose();
    throw isMalformed(error) ? new AppError('invalid', { message: 'That request could not be read.' }) : error;
  }
  return { fields: nest(values), files, dispose };
}

/** The parser's own complaints are the only ones without a code: a full disk has one, and so has every refusal of ours. */
const isMalformed = (error: unknown) => error instanceof Error && !('code' in error);

async function keep({ file, fieldname, filename, mimetype }: MultipartFile, place: string): Promise<UploadedFile> {
  await pipeline(file, createWriteStream(place));
  return { field: fieldname, filename, mimetype, path: place, size: file.bytesRead };
}
