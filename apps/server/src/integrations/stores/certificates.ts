import { X509Certificate, type KeyObject } from 'node:crypto';
import { NotGenuine } from './store.ts';

/** Leaf, intermediate, root. */
const CHAIN_LENGTH = 3;
/** The extensions Apple puts into the certificates that sign for the App Store, as DER writes their ids. */
const LEAF_MARK = Buffer.from('060a2a864886f76364060b01', 'hex');
const INTERMEDIATE_MARK = Buffer.from('060a2a864886f76364060201', 'hex');

/** The certificates of a setting: PEM, one after another; `\n` stands for a new line. */
export function certificatesFrom(pem: string): X509Certificate[] {
  const blocks = pem.replaceAll('\\n', '\n').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return (blocks ?? []).map((block) => new X509Certificate(block));
}

function read(x5c: unknown): X509Certificate[] {
  if (!Array.isArray(x5c) || x5c.length !== CHAIN_LENGTH)
    throw new NotGenuine('The chain is not of three certificates.');
  try {
    return x5c.map((one) => new X509Certificate(Buffer.from(String(one), 'base64')));
  } catch {
    throw new NotGenuine('A certificate cannot be read.');
  }
}

const issued = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValid = (certificate: X509Certificate, at: Date) =>
  new Date(certificate.validFrom) <= at && at <= new Date(certificate.validTo);

/**
 * The key that a chain of Apple's certificates vouches for (`x5c` of a JWS header): leaf, intermediate and a root that is one of
 * `roots`, all of them valid at `at`, the first two marked for the App Store.
 */
export function keyOfChain(x5c: unknown, roots: readonly X509Certificate[], at: Date): KeyObject {
  const chain = read(x5c);
  const [leaf, intermediate, root] = chain as [X509Certificate, X509Certificate, X509Certificate];
  if (!roots.some((trusted) => trusted.raw.equals(root.raw))) throw new NotGenuine('The root is not one we trust.');
  if (!issued(intermediate, root) || !issued(leaf, intermediate) || leaf.ca)
    throw new NotGenuine('The chain does not hold.');
  if (!leaf.raw.includes(LEAF_MARK) || !intermediate.raw.includes(INTERMEDIATE_MARK))
    throw new NotGenuine('The certificates are not for the App Store.');
  if (!chain.every((certificate) => isValid(certificate, at))) throw new NotGenuine('A certificate is out of date.');
  return leaf.publicKey;
}
