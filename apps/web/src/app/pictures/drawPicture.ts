/** Pixels for each of the page's: sharp on a phone's screen and on paper. */
const SHARPNESS = 3;
/** A transparent dot: a picture that cannot be read leaves a gap, and does not take the whole card with it. */
const GAP = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** What a drawing's shapes are painted by. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stop-color',
  'stop-opacity',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Writes the paint of each shape of the card into its copy: html-to-image takes an SVG as it stands, without the page's styles. */
function paintDrawings(card: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<SVGElement>('svg *');
  for (const [nth, shape] of card.querySelectorAll<SVGElement>('svg *').entries()) {
    const looks = getComputedStyle(shape);
    for (const name of PAINT) copies[nth]?.style.setProperty(name, looks.getPropertyValue(name));
  }
}

/** WebKit draws a picture before the fonts and pictures within it are there: what it draws the second time is whole. */
const drawsTooSoon = (): boolean => 'GestureEvent' in globalThis;

/** Makes a PNG of a card on the page, three pixels wide for each of its own. */
export async function drawPicture(card: HTMLElement): Promise<Blob> {
  const { toBlob } = await import('html-to-image');
  // The copy stands beside the page: it needs the card's own place and width for its layout.
  const place = document.createElement('div');
  place.style.cssText = `position: fixed; top: 0; left: -200vw; width: ${card.offsetWidth}px`;
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('A card is an element.');
  place.ariaHidden = 'true';
  place.append(copy);
  paintDrawings(card, copy);
  card.after(place);
  const options = { pixelRatio: SHARPNESS, imagePlaceholder: GAP, style: { margin: '0' } };
  try {
    if (drawsTooSoon()) await toBlob(copy, options);
    const image = await toBlob(copy, options);
    if (!image) throw new Error('The browser could not draw the card.');
    return image;
  } finally {
    place.remove();
  }
}
