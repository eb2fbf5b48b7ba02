import { createTheme, rem } from '@mantine/core';
import { bunker, dark, fairway, flag, gray, red } from './tokens.ts';

/** Colours, type, radii and spacing: all that the theme's variables are made of, without a stylesheet, so that the build reads it too. */
export const scales = createTheme({
  colors: { fairway, flag, bunker, red, gray, dark },
  primaryColor: 'fairway',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.179,
  black: '#19201c',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22) },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.45', xl: '1.3' },
  headings: {
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.15' },
      h2: { fontSize: rem(22), lineHeight: '1.2' },
      h3: { fontSize: rem(18), lineHeight: '1.3' },
      h4: { fontSize: rem(16), lineHeight: '1.35' },
    },
  },
  radius: { xs: rem(6), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  defaultRadius: 'md',
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  shadows: {
    xs: '0 1px 2px rgb(16 32 24 / 5%)',
    sm: '0 1px 2px rgb(16 32 24 / 5%), 0 2px 8px rgb(16 32 24 / 4%)',
    md: '0 2px 4px rgb(16 32 24 / 5%), 0 10px 24px rgb(16 32 24 / 8%)',
    lg: '0 4px 8px rgb(16 32 24 / 6%), 0 18px 44px rgb(16 32 24 / 12%)',
    xl: '0 8px 16px rgb(16 32 24 / 8%), 0 30px 64px rgb(16 32 24 / 16%)',
  },
});
