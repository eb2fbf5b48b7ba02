/** So long, in ms, a page waits for its pictures before it is printed without those that have not come. */
const PATIENCE = 5000;

/** Opens the print sheet, which saves as a PDF too. Pictures further down are loaded only as they are scrolled to: here all of them are. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const loaded = pictures.map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  await Promise.race([Promise.allSettled(loaded), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  window.print();
}
