import { shareImage } from '../../app/native/files.ts';
import { drawPicture } from '../../app/pictures/drawPicture.ts';

/** "7 iron" → `dispersion-7-iron.png`. */
export const nameCardFile = (title: string): string =>
  `dispersion-${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'card'
  }.png`;

/** Makes a PNG of a card on the page and hands it to whatever the person keeps or shares pictures with. */
export async function saveCard(card: HTMLElement, title: string): Promise<void> {
  const image = await drawPicture(card);
  await shareImage(image, { name: nameCardFile(title), title: `Dispersion: ${title}` });
}
