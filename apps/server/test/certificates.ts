import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A certificate of a test with the key it vouches for. */
export interface TestCertificate {
  key: KeyObject;
  name: string;
  der: Buffer;
}

export interface Wanted {
  name: string;
  /** Who signs; itself when there is none. */
  issuer?: TestCertificate;
  ca?: boolean;
  /** Object ids of extensions that only mark it. */
  marks?: readonly string[];
  /** Where to ask whether it is revoked. */
  ocsp?: string;
  from?: Date;
  to?: Date;
}

/** The extensions by which Apple marks the certificates that sign for the App Store. */
export const APPLE_MARKS = { leaf: '1.2.840.113635.100.6.11.1', intermediate: '1.2.840.113635.100.6.2.1' } as const;

/** One value of DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const octets = (content: Buffer) => der(0x04, content);
const truth = der(0x01, Buffer.from([0xff]));

/** An object id: the first two numbers share a byte, the others go in groups of seven bits. */
function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const groups = (value: number): number[] => {
    const low = [value & 0x7f];
    for (let left = value >> 7; left > 0; left >>= 7) low.unshift((left & 0x7f) | 0x80);
    return low;
  };
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(groups)]));
}

const encodeName = (name: string) => sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(name)))));
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]/g, '').replace(/\.\d+/, '')));
const extension = (id: string, value: Buffer, critical = false) =>
  sequence(oid(id), ...(critical ? [truth] : []), octets(value));

/** Authority information access: the address of an OCSP responder. */
const responder = (url: string) =>
  extension('1.3.6.1.5.5.7.1.1', sequence(sequence(oid('1.3.6.1.5.5.7.48.1'), der(0x86, Buffer.from(url)))));

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
/** Two bytes, the first of them neither zero nor negative. */
let serial = 0x0100;

/** Makes an X.509 certificate on a new P-256 key, as far as a chain of trust needs one. */
export function aCertificate({
  name,
  issuer,
  ca = false,
  marks = [],
  ocsp,
  from = new Date('2000-01-01'),
  to = new Date('2100-01-01'),
}: Wanted): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const extensions = [
    extension('2.5.29.19', sequence(...(ca ? [truth] : [])), true),
    ...marks.map((mark) => extension(mark, der(0x05))),
    ...(ocsp === undefined ? [] : [responder(ocsp)]),
  ];
  serial += 1;
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([serial >> 8, serial & 0xff])),
    ECDSA_SHA256,
    encodeName(issuer?.name ?? name),
    sequence(time(from), time(to)),
    encodeName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, issuer?.key ?? privateKey);
  return { key: privateKey, name, der: sequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature)) };
}

/** Leaf, intermediate and root as Apple has them. */
export type TestChain = readonly [leaf: TestCertificate, intermediate: TestCertificate, root: TestCertificate];

export function aChain(wanted: { leaf?: Partial<Wanted>; intermediate?: Partial<Wanted> } = {}): TestChain {
  const root = aCertificate({ name: 'A root of tests', ca: true });
  const intermediate = aCertificate({
    name: 'An intermediate of tests',
    issuer: root,
    ca: true,
    marks: [APPLE_MARKS.intermediate],
    ...wanted.intermediate,
  });
  const leaf = aCertificate({
    name: 'A leaf of tests',
    issuer: intermediate,
    marks: [APPLE_MARKS.leaf],
    ...wanted.leaf,
  });
  return [leaf, intermediate, root];
}

/** A JWS of this payload as Apple signs it: ES256, with the chain in its header. */
export function signedBy(chain: readonly TestCertificate[], payload: object, key = chain[0]?.key): string {
  if (!key) throw new Error('A chain has a leaf.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'ES256', x5c: chain.map((one) => one.der.toString('base64')) });
  const text = `${head}.${part(payload)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
