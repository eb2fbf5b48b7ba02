/**
 * The colours of packages/ui/src/theme/tokens.ts that a mail needs. They are written out, because the server carries this
 * package and is not to carry the design system; colors.test.ts holds the two together.
 */
export const light = {
  page: '#f6f8f6',
  card: '#ffffff',
  border: '#dfe5e0',
  ink: '#19201c',
  dim: '#5f6963',
  brand: '#146039',
  button: '#20764a',
  buttonInk: '#ffffff',
  panel: '#eef7f1',
  panelBorder: '#d8ebdf',
};

export const dark: typeof light = {
  page: '#121714',
  card: '#1a201d',
  border: '#333b36',
  ink: '#e6ebe7',
  dim: '#98a29b',
  brand: '#86bf9c',
  button: '#5aa57a',
  buttonInk: '#0b0f0d',
  panel: '#1b2b22',
  panelBorder: '#2b5c40',
};
