import { expect, test } from 'vitest';
import { readDeliveryReports } from './dsn.ts';
import { deliveryReport } from '#test/delivery-report.ts';

test('a report says what became of which mail, and why', async () => {
  const raw = deliveryReport({ message_id: 'delivery@fairway.example', to: 'zoe@example.com', status: '5.1.1' });
  expect(await readDeliveryReports(Buffer.from(raw))).toEqual({
    message_id: '<delivery@fairway.example>',
    reports: [{ address: 'zoe@example.com', action: 'failed', status: '5.1.1' }],
  });
});

test('lines of any kind do, and a status that goes on in the next line', async () => {
  const raw = deliveryReport({ message_id: 'delivery@fairway.example', to: 'zoe@example.com', status: '\n 4.2.2' });
  expect((await readDeliveryReports(Buffer.from(raw.replaceAll('\r\n', '\n'))))?.reports).toEqual([
    { address: 'zoe@example.com', action: 'failed', status: '4.2.2' },
  ]);
});

test.each([
  ['one that is only late', deliveryReport({ message_id: 'a@b', to: 'zoe@example.com', action: 'delayed' })],
  ['one that does not say of which mail', deliveryReport({ message_id: null, to: 'zoe@example.com' })],
  ['an ordinary mail', 'From: zoe@example.com\r\nSubject: Hello\r\n\r\nAction: failed\r\n'],
  ['nothing', ''],
  ['no mail at all', '\0\u00ff{"events": []}'],
  ['a mail of parts without end', `Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n'.repeat(5000)}`],
])('%s is none', async (_, raw) => expect(await readDeliveryReports(Buffer.from(raw))).toBeNull());
