import type { Receipt } from '@fairway/contracts/checkout/receipts';
import { A_RECEIPT, A_SELLER } from '@fairway/contracts/testing/receipts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { renderReceiptPdf } from './receipt-pdf.ts';

/** Of a seller who is registered for VAT, with letters beyond ASCII. */
const RECEIPT: Receipt = {
  ...A_RECEIPT,
  number: 'F-2031-0007',
  settled_at: '2031-03-10T09:01:00.000Z',
  seller: { ...A_SELLER, name: 'Zoë Łukasiewicz', vat_number: 'GB980780684' },
  net: 11_667,
  vat: 2_333,
  vat_rate: 20,
};

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { text: text.replace(/\s+/g, ' '), totalPages, title: info['Title'] as string, document };
}

describe('the PDF of a receipt', () => {
  test('reads back as text: number, parties, lines, total, VAT and how it was paid, on one page', async () => {
    const { text, totalPages, title } = await read(await renderReceiptPdf(RECEIPT, 'receipt'));
    expect(totalPages).toBe(1);
    expect(title).toBe('Receipt F-2031-0007');
    for (const words of [
      'Receipt F-2031-0007',
      '10 March 2031',
      'Zoë Łukasiewicz',
      '4 Mill Lane',
      'VAT number GB980780684',
      'Alex Taylor',
      'Lesson credit (15 minutes)',
      '£35.00',
      '£116.67',
      'VAT included at 20%',
      '£23.33',
      '£140.00 GBP',
      'Paid by card ending 4242 on 10 March 2031',
    ])
      expect(text).toContain(words);
  });

  test('is tagged for screen readers and says its language', async () => {
    const { document } = await read(await renderReceiptPdf(RECEIPT, 'receipt'));
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TH', 'TD']) expect(tags).toContain(`"${tag}"`);
  });

  test('of a seller without VAT says so and has no VAT line; of people who have left it names nobody', async () => {
    const seller = { ...RECEIPT.seller!, vat_number: null };
    const plain = { ...RECEIPT, seller, vat: 0, vat_rate: null, net: 14_000, card: null, player: null };
    const { text } = await read(await renderReceiptPdf(plain, 'receipt'));
    for (const words of ['Not VAT registered', 'Nothing was charged', 'A player who has left'])
      expect(text).toContain(words);
    expect(text).not.toContain('VAT included');
    const alone = await read(await renderReceiptPdf({ ...RECEIPT, seller: null }, 'receipt'));
    expect(alone.text).toContain('A coach who has left');
  });

  test('of a credit note names the receipt it is for', async () => {
    const refunded: Receipt = {
      ...RECEIPT,
      status: 'refunded',
      refunded_at: '2031-03-12T12:00:00.000Z',
      credit_note: 'C-2031-0002',
    };
    const { text, title } = await read(await renderReceiptPdf(refunded, 'credit_note'));
    expect(title).toBe('Credit note C-2031-0002');
    for (const words of [
      'Credit note C-2031-0002',
      '12 March 2031, for receipt F-2031-0007',
      'Refunded on 12 March 2031',
    ])
      expect(text).toContain(words);
  });
});
