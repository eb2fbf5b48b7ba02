import type { IncomingMessage } from 'node:http';
import { badRequest } from './failure.ts';
import { readForm, type Form } from './form.ts';

const LARGEST = 12 * 1024 * 1024;

/** Reads a form, or of an uploaded file its name and size. */
export async function readBody(request: IncomingMessage): Promise<Form> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const chunk = part as Buffer;
    size += chunk.length;
    if (size > LARGEST) throw badRequest('The file is too large.');
    parts.push(chunk);
  }
  const body = Buffer.concat(parts);
  const type = request.headers['content-type'] ?? '';
  const boundary = /multipart\/form-data; *boundary="?([^";]+)/.exec(type)?.[1];
  return boundary === undefined ? readForm(body.toString()) : readUpload(body, boundary);
}

/** Latin-1 keeps each byte a character, so that lengths are true. */
function readUpload(body: Buffer, boundary: string): Form {
  const form: Form = {};
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const end = part.indexOf('\r\n\r\n');
    if (end === -1) continue;
    const head = part.slice(0, end);
    const content = part.slice(end + 4, -2);
    const name = / name="([^"]*)"/.exec(head)?.[1] ?? '';
    const filename = /filename="([^"]*)"/.exec(head)?.[1];
    if (filename === undefined) form[name] = content;
    else Object.assign(form, { filename, size: String(content.length) });
  }
  return form;
}
