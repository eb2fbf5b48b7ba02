import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The SHA-256 of a content, in hex. */
export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What an upload says of itself, as the protocol writes it. */
export const sayMetadata = (said: Record<string, string>): string =>
  Object.entries(said)
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');

export type Said = Record<string, string>;

/** Somebody who sends uploads in parts by hand, to an app that listens. */
export function tusSender(origin: string, identity: Record<string, string>) {
  const call = (method: string, path: string, headers: Said, body?: Uint8Array) =>
    fetch(new URL(path, origin), {
      method,
      headers: { 'tus-resumable': '1.0.0', ...identity, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  const octets = { 'content-type': 'application/offset+octet-stream' };
  return {
    call,
    begin: (bytes: number, said: Said, first?: Uint8Array) =>
      call(
        'POST',
        '/api/uploads',
        { 'upload-length': String(bytes), 'upload-metadata': sayMetadata(said), ...(first && octets) },
        first,
      ),
    head: (path: string) => call('HEAD', path, {}),
    patch: (path: string, offset: number, stretch: Uint8Array, headers: Said = {}) =>
      call('PATCH', path, { 'upload-offset': String(offset), ...octets, ...headers }, stretch),
    end: (path: string) => call('DELETE', path, {}),
  };
}
export type TusSender = ReturnType<typeof tusSender>;

/** Where an app of a test listens. */
export async function listenAt(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Ends it at once, with the connections that its callers keep for their next call. */
export async function endListening(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
}

/** The end of an upload's address. */
export const toUploadId = (location: string | null): string => location?.split('/').at(-1) ?? '';
