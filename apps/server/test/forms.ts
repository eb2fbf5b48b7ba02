import { spool } from '#adapters/spool.ts';
import type { FileIntake } from '#app/context.ts';

/** A multipart form as `app.inject` sends it. */
export async function multipart(
  fields: Record<string, string | File>,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const body = new Response(data);
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** The smallest GIF there is, one pixel. */
export const A_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A file of a form; its name and type are whatever the sender says. */
export const aFile = (content: Buffer | string, name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(Buffer.from(content))], name, { type });

/** Takes any files, for calls that are about something else. */
export const anyFiles = ({ bytes = 10 * 1024 * 1024, most = 20 } = {}): FileIntake => ({
  field: 'file',
  most,
  tooMany: 'Too many files.',
  bytes,
  receive: async ({ content, bodyBytes: _, ...said }) => {
    const { path, bytes: size, remove } = await spool(content);
    return { file: { ...said, path, size }, dispose: remove };
  },
});
