import {
  type ActionIconFactory,
  type ButtonFactory,
  type CardFactory,
  createTheme,
  defaultVariantColorsResolver,
  type ExtendComponent,
  type FactoryPayload,
  type InputFactory,
  type InputWrapperFactory,
  luminance,
  type ModalFactory,
  rem,
  type SkeletonFactory,
  type SwitchFactory,
  type VariantColorsResolver,
} from '@mantine/core';
import { bunker, dark, fairway, flag, gray, red } from './tokens.ts';
import classes from './theme.module.css';

/** `Component.extend()` would pull every component into the first chunk; this checks the same types and costs nothing. */
const ext = <F extends FactoryPayload>(settings: ExtendComponent<F>) => settings;

/** Mantine picks the text of a filled control from the light scheme's shade alone; this answers for both schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input);
  const { colors, primaryColor, primaryShade, luminanceThreshold, black, white } = input.theme;
  const tuple = colors[input.color ?? primaryColor];
  if (input.variant !== 'filled' || !tuple || typeof primaryShade === 'number') return base;
  const textOn = (shade: number) => (luminance(tuple[shade] ?? white) > luminanceThreshold ? black : white);
  return { ...base, color: `light-dark(${textOn(primaryShade.light)}, ${textOn(primaryShade.dark)})` };
};

/** The look of Fairway: colours, type, radii, spacing and the defaults of the controls we use. */
export const theme = createTheme({
  variantColorResolver,
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
  components: {
    Button: ext<ButtonFactory>({
      defaultProps: { size: 'md' },
      classNames: { root: classes.button, label: classes.buttonLabel },
    }),
    ActionIcon: ext<ActionIconFactory>({ defaultProps: { size: 44, variant: 'subtle', color: 'gray' } }),
    Input: ext<InputFactory>({ defaultProps: { size: 'md' }, classNames: { input: classes.input } }),
    InputWrapper: ext<InputWrapperFactory>({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: classes.label, description: classes.help, error: classes.error },
    }),
    Card: ext<CardFactory>({ defaultProps: { radius: 'lg', padding: 'md' }, classNames: { root: classes.card } }),
    Modal: ext<ModalFactory>({ defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 160 } } }),
    Skeleton: ext<SkeletonFactory>({ classNames: { root: classes.skeleton } }),
    Switch: ext<SwitchFactory>({
      defaultProps: { size: 'md' },
      classNames: { body: classes.switchBody, track: classes.switchTrack },
    }),
  },
});
