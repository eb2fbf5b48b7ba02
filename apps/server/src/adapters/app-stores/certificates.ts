import { X509Certificate } from 'node:crypto';

/** The certificates of a setting: PEM, one after another; `\n` stands for a new line. */
export function certificatesFrom(pem: string): X509Certificate[] {
  const blocks = pem.replaceAll('\\n', '\n').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return (blocks ?? []).map((block) => new X509Certificate(block));
}
