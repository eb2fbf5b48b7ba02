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
  type SegmentedControlFactory,
  type SkeletonFactory,
  type SwitchFactory,
  type VariantColorsResolver,
} from '@mantine/core';
import { scales } from './scales.ts';
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

/** The look of Fairway: its scales, and the defaults of the controls we use. */
export const theme = createTheme({
  ...scales,
  variantColorResolver,
  components: {
    Button: ext<ButtonFactory>({
      defaultProps: { size: 'md' },
      classNames: { root: classes.button, label: classes.buttonLabel, loader: classes.buttonLoader },
    }),
    ActionIcon: ext<ActionIconFactory>({ defaultProps: { size: 44, variant: 'subtle', color: 'gray' } }),
    Input: ext<InputFactory>({ defaultProps: { size: 'md' }, classNames: { input: classes.input } }),
    InputWrapper: ext<InputWrapperFactory>({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: classes.label, description: classes.help, error: classes.error },
    }),
    Card: ext<CardFactory>({ defaultProps: { radius: 'lg', padding: 'md' }, classNames: { root: classes.card } }),
    Modal: ext<ModalFactory>({ defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 160 } } }),
    SegmentedControl: ext<SegmentedControlFactory>({
      classNames: { root: classes.segments, indicator: classes.segment },
    }),
    Skeleton: ext<SkeletonFactory>({ classNames: { root: classes.skeleton } }),
    Switch: ext<SwitchFactory>({
      defaultProps: { size: 'md' },
      classNames: { body: classes.switchBody, track: classes.switchTrack },
    }),
  },
});
