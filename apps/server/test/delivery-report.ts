/** A mail server's report on a mail that it could not deliver, as RFC 3464 lays it out. */
export const deliveryReport = ({
  message_id,
  to,
  action = 'failed',
  status = '5.1.1',
}: {
  message_id: string | null;
  to: string;
  action?: string;
  status?: string;
}): string =>
  [
    'From: MAILER-DAEMON@mx.example.com',
    'To: no-reply@fairway.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"',
    '',
    '--edge',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--edge',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    'Arrival-Date: Mon, 10 Mar 2031 09:00:00 +0000',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no such mailbox',
    '',
    '--edge',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Fairway <no-reply@fairway.example>',
    `To: ${to}`,
    'Subject: Lesson booked',
    ...(message_id === null ? [] : [`Message-ID: <${message_id}>`]),
    '',
    '--edge--',
    '',
  ].join('\r\n');
