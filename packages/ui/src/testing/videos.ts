/** Half a second of WebM that any browser plays. */
const SWING = [
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAALfEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTb',
  'uLU6uEH0O2dVOsgcFNu4xTq4QcU7trU6yCAs3srgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrX',
  'sYMPQkBEiYRD+vaHTYCGQ2hyb21lV0GGQ2hyb21lFlSua6mup9eBAXPFh6+3pF6XkVqDgQFV7oEBhoVWX1ZQOOCKsIFAuoFAU8CBAR9DtnUBAA',
  'AAAAACAOeBAKD1ocSBAAAA0AMAnQEqQABAAAkHCIWFiJmEiDCCAzuy6ftBCSQ+yDBAxU0M3Es4wP7cUPkn1VT19/CvTB1jJ8Fgipmio1e0AHWh',
  'rKaq7oEBpaXwAgCdASpAAEAACocIhYWImYSIOAIABnA8QmAKsiD3MAD+664AoMahpYEAZABxAgAkEXAAGAAZxf/0AANd4d4XkAdA/t4RsAfg2S',
  'Ka7AB1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIjoAA+4EAoM+hroEAyACxAgAkESgAGAAc03/0AB/bjBPXymwh5AD+4uArx/XrS3NvDEUAY1MA',
  'IEB1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIjoAA+4FkoMihp4EBLQCRAgAkERAAGAAZ1P/0AAu6TA+J64V7gP7lCnyT+vvKHYkwAHWhmaaX7o',
  'EBpZLRAQAqEcAAGAAYWC/0AAiOgAD7gcig0qGwgQGRANECACQQ9AAYAB/U//QAOjQZ2t1MkGBsnQD+5s54Q/xF094AyraffQvpnvnAdaGZppfu',
  'gQGlktEBACoRwAAYABhYL/QACI6AAPuCAS2gzaGrgQH1ALECACQQ4AAYABtR//QAE7BD/QPf1GxRwP7o1xWkQg/+hXrL76a34HWhmaaX7oEBpZ',
  'LRAQAqEawAGAAYWC/0AAiOgAD7ggGRHFO7a427i7OBALeG94EB8YHB',
].join('');

/** Its address. */
export const A_VIDEO = `data:video/webm;base64,${SWING}`;

/** A file as somebody chooses it. */
export const aVideoFile = (name = 'swing.webm', size?: number): File => {
  const file = new File([Uint8Array.from(atob(SWING), (letter) => letter.codePointAt(0) ?? 0)], name, {
    type: 'video/webm',
  });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** The address of one that no browser can play. */
export const NO_VIDEO = 'data:video/webm;base64,AAAA';
