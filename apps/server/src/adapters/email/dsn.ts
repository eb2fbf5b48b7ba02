import PostalMime from 'postal-mime';

/** What a mail server reports of one recipient of a mail (RFC 3464). */
export interface DeliveryReport {
  address: string;
  action: 'failed' | 'delivered';
  /** An enhanced status code: `5.1.1`. */
  status: string;
}

export interface DeliveryReports {
  /** The Message-ID of the mail it is about, as that was written. */
  message_id: string;
  reports: DeliveryReport[];
}

/** The most recipients that are read of one report: our mails have one. */
const MOST_RECIPIENTS = 20;

/** The fields of one group of a report, by their names in small letters; a line that begins with a blank goes on with the last. */
const readFields = (group: string): Map<string, string> =>
  new Map(
    group
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const colon = line.indexOf(':');
        return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const] : [];
      }),
  );

/** `rfc822; zoe@example.com` → `zoe@example.com`. */
const readTyped = (field: string | undefined): string | null => field?.slice(field.indexOf(';') + 1).trim() || null;

function readReport(group: string): DeliveryReport[] {
  const fields = readFields(group);
  const address = readTyped(fields.get('final-recipient') ?? fields.get('original-recipient'));
  const action = fields.get('action')?.toLowerCase();
  // One that is late may still arrive, and one that was handed on is somebody else's to tell of.
  if (!address || (action !== 'failed' && action !== 'delivered')) return [];
  return [{ address, action, status: fields.get('status') ?? '' }];
}

/** What a mail that reports on another says of it; null of a mail that is no such report. */
export async function readDeliveryReports(raw: Buffer): Promise<DeliveryReports | null> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    // A report holds the mail it is about as it was: that is a part to look into, and no text of this one.
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
    maxHeadersSize: 64 * 1024,
  }).catch(() => null);
  const part = (type: RegExp) => mail?.attachments.find(({ mimeType }) => type.test(mimeType))?.content;
  const status = part(/^message\/delivery-status$/i);
  const original = part(/^(?:message\/rfc822|text\/rfc822-headers|message\/rfc822-headers)$/i);
  const head = typeof original === 'string' ? original.split(/\r?\n\r?\n/, 1)[0] : undefined;
  const message_id = readFields(head ?? '').get('message-id');
  if (typeof status !== 'string' || !message_id) return null;
  const reports = status
    .split(/\r?\n\r?\n/)
    .slice(0, MOST_RECIPIENTS + 1)
    .flatMap(readReport);
  return reports.length ? { message_id, reports } : null;
}
