import { paidPhrase, refundPhrase, sellerVatPhrase, vatLabel } from '@fairway/contracts/checkout/receipt-phrases';
import type { Receipt } from '@fairway/contracts/checkout/receipts';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatDate } from '@fairway/time/phrases';
import { toZoned } from '@fairway/time/zoned-time';
import { type PdfDocument, writePdf } from './document.ts';

const GREEN = '#20764a';
const INK = '#16211b';
const QUIET = '#55645b';
const RULE = '#d5ddd8';
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const HALF = (WIDTH - 24) / 2;

interface TextStyle {
  x?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

type Structure = ReturnType<PdfDocument['struct']>;

/** Writes text at a place and answers where it ends; what it is to a screen reader stands in the tag around it. */
function write(pdf: PdfDocument, text: string, y: number, style: TextStyle = {}): number {
  const { x = MARGIN, width = WIDTH, size = 10, bold = false, color = INK, align = 'left' } = style;
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { width, align, lineGap: 2 });
  return pdf.y;
}

/** A tagged piece of the page: what `draw` writes is read out as a `tag`. */
const tagged = (pdf: PdfDocument, parent: Structure, tag: string, draw: () => void): void => {
  parent.add(pdf.struct(tag, {}, draw));
};

/** Lines and surfaces, which a screen reader passes over. */
function decorate(pdf: PdfDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

const rule = (pdf: PdfDocument, y: number, color = RULE): void =>
  decorate(pdf, () => {
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  });

/** A heading with its lines under it; answers where it ends. */
function block(
  pdf: PdfDocument,
  parent: Structure,
  { x, y, label, lines }: { x: number; y: number; label: string; lines: readonly string[] },
): number {
  let bottom = y;
  tagged(pdf, parent, 'H2', () => {
    bottom = write(pdf, label, y, { x, width: HALF, size: 9, color: QUIET }) + 2;
  });
  lines.forEach((line, nth) =>
    tagged(pdf, parent, 'P', () => {
      bottom = write(pdf, line, bottom, { x, width: HALF, bold: nth === 0 });
    }),
  );
  return bottom;
}

const COLUMNS = [
  { label: 'Description', x: MARGIN, width: 220, align: 'left' },
  { label: 'Quantity', x: MARGIN + 228, width: 60, align: 'right' },
  { label: 'Unit price', x: MARGIN + 296, width: 90, align: 'right' },
  { label: 'Amount', x: MARGIN + 394, width: WIDTH - 394, align: 'right' },
] as const;

/** A row of the table; its height is that of its tallest cell. */
function row(
  pdf: PdfDocument,
  table: Structure,
  { y, cells, head }: { y: number; cells: readonly string[]; head: boolean },
): number {
  const line = pdf.struct('TR');
  table.add(line);
  let bottom = y;
  COLUMNS.forEach(({ x, width, align }, nth) =>
    tagged(pdf, line, head ? 'TH' : 'TD', () => {
      const style = head ? { size: 9, color: QUIET } : {};
      bottom = Math.max(bottom, write(pdf, cells[nth] ?? '', y, { x, width, align, ...style }));
    }),
  );
  return bottom;
}

/** A label with its sum at the right edge. */
function sum(
  pdf: PdfDocument,
  parent: Structure,
  { y, label, value, strong = false }: { y: number; label: string; value: string; strong?: boolean },
): number {
  const style = strong ? { size: 14, bold: true } : { color: QUIET };
  let bottom = y;
  tagged(pdf, parent, 'P', () => {
    write(pdf, `${label} `, y, { x: MARGIN + 200, width: 180, align: 'right', ...style });
    bottom = write(pdf, value, y, { x: MARGIN + 388, width: WIDTH - 388, align: 'right', ...style });
  });
  return bottom + 4;
}

const sellerLines = ({ seller }: Receipt): string[] =>
  seller
    ? [seller.name, ...seller.address, seller.email, sellerVatPhrase(seller.vat_number)]
    : ['A coach who has left'];

/** The paper of a receipt, or of the credit note for it. */
export function renderReceiptPdf(receipt: Receipt, kind: 'receipt' | 'credit_note'): Promise<Buffer> {
  const { currency, timezone, card, status, vat_rate, lines } = receipt;
  const day = (instant: string | null) => formatDate(toZoned(timezone, Date.parse(instant ?? receipt.created_at)).date);
  const isNote = kind === 'credit_note';
  const number = isNote ? (receipt.credit_note ?? '') : receipt.number;
  const title = `${isNote ? 'Credit note' : 'Receipt'} ${number}`;
  const money = (minor: number) => `${formatMoney(minor, currency)} ${currency}`;
  const paid = paidPhrase(card, day(receipt.settled_at));
  const refund = refundPhrase(status, receipt.refunded_at === null ? null : day(receipt.refunded_at));

  return writePdf({ title, margin: MARGIN }, (pdf) => {
    const page = pdf.struct('Document');
    pdf.addStructure(page);
    decorate(pdf, () => pdf.rect(0, 0, pdf.page.width, 10).fill(GREEN));
    let y = MARGIN;
    tagged(pdf, page, 'H1', () => {
      y = write(pdf, title, y, { size: 24, bold: true, color: GREEN });
    });
    tagged(pdf, page, 'P', () => {
      const issued = day(isNote ? receipt.refunded_at : receipt.settled_at);
      y = write(pdf, isNote ? `${issued}, for receipt ${receipt.number}` : issued, y + 2, { color: QUIET });
    });

    const top = y + 28;
    const buyer = receipt.player ? formatFullName(receipt.player) : 'A player who has left';
    y = Math.max(
      block(pdf, page, { x: MARGIN, y: top, label: 'From', lines: sellerLines(receipt) }),
      block(pdf, page, { x: MARGIN + HALF + 24, y: top, label: 'To', lines: [buyer] }),
    );

    y += 30;
    const table = pdf.struct('Table');
    page.add(table);
    y = row(pdf, table, { y, cells: COLUMNS.map(({ label }) => label), head: true }) + 5;
    rule(pdf, y, GREEN);
    for (const { title: what, quantity, unit_price, amount } of lines) {
      const cells = [what, String(quantity), formatMoney(unit_price, currency), formatMoney(amount, currency)];
      y = row(pdf, table, { y: y + 9, cells, head: false }) + 7;
      rule(pdf, y);
    }
    table.end();

    y += 14;
    if (vat_rate !== null) {
      y = sum(pdf, page, { y, label: 'Net', value: formatMoney(receipt.net, currency) });
      y = sum(pdf, page, { y, label: vatLabel(vat_rate), value: formatMoney(receipt.vat, currency) });
    }
    y = sum(pdf, page, { y: y + 2, label: isNote ? 'Refunded' : 'Total', value: money(receipt.amount), strong: true });

    y += 20;
    for (const line of isNote ? [refund, paid] : [paid, refund])
      if (line !== null)
        tagged(pdf, page, 'P', () => {
          y = write(pdf, line, y, { color: INK }) + 3;
        });
    page.end();
  });
}
