import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';

export type PdfDocument = PDFKit.PDFDocument;

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

/** The library and the fonts come with the first document: a process that writes none does not hold them. */
const load = loadOnFirstUse('The writer of PDFs', async () => {
  const [{ default: Pdf }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFile(resolve(FONTS.regular)),
    readFile(resolve(FONTS.bold)),
  ]);
  return { Pdf, regular, bold };
});

/** One page of A4 in Inter, tagged for screen readers, as `write` fills it. */
export async function writePdf(
  { title, margin }: { title: string; margin: number },
  write: (document: PdfDocument) => void,
): Promise<Buffer> {
  const { Pdf, regular, bold } = await load();
  const document = new Pdf({
    size: 'A4',
    margin,
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Fairway' },
  });
  document.registerFont('regular', regular).registerFont('bold', bold);
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((fulfil, refuse) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => fulfil(Buffer.concat(parts)));
    document.on('error', refuse);
  });
  write(document);
  document.end();
  return written;
}
