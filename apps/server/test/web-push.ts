import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { WebPushSettings } from '#adapters/push/web-push.ts';
import type { WebSubscription } from '#adapters/push/push-sender.ts';

/** A pair of keys as push services know an installation by. */
export function makeVapidKeys(): Pick<WebPushSettings, 'publicKey' | 'privateKey'> {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const key = curve.getPrivateKey();
  // One in some 256 begins with a nought, which is left out.
  return { publicKey, privateKey: Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url') };
}

/** A row of a browser that takes pushes, which nobody could read. */
export function aSubscription<Owner extends { user_id: string; session_id_hash: string }>(
  owner: Owner,
): Owner & WebSubscription & { device: string; created_at: Date } {
  const { endpoint, p256dh, auth } = makeBrowser('https://fcm.googleapis.com/fcm/send');
  return { endpoint, p256dh, auth, device: 'Chrome on Linux', created_at: new Date(), ...owner };
}

/** A browser's end of a subscription. */
export interface Browser extends WebSubscription {
  /** What a push says (RFC 8291, one record). */
  read: (body: Buffer) => unknown;
}

/** A browser that takes pushes at an address of its own below `service`. */
export function makeBrowser(service: string): Browser {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const input = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32);
    const derive = (kind: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${kind}\0`, bytes));
    const sealed = body.subarray(21 + body[20]!);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last octet that is no padding ends the record.
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
  };
  return {
    endpoint: `${service}/${randomUUID()}`,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read,
  };
}

/** What a push service was sent. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A stand-in for a push service. */
export interface PushService {
  origin: string;
  received: Received[];
  /** The statuses of its next answers, one each, then 201; null is silence. */
  answers: (number | null)[];
  /** Where an answer of 3xx leads. */
  location: string;
  close: () => Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      service.received.push({ path: request.url ?? '', headers: request.headers, body });
      const status = service.answers.length > 0 ? service.answers.shift()! : 201;
      if (status === null) return;
      response.writeHead(status, service.location ? { location: service.location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answers: [],
    location: '',
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}
