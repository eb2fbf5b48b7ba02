import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { bunker, dark, fairway, flag, gray, red } from './tokens.ts';

/** The `light` variant of a colour: a quiet tint of `shade`, with a text that keeps 4.5:1 on it. */
const tint = (name: string, text: string | undefined, shade: 4 | 6, percent: number) => {
  const mixed = (share: number) => `color-mix(in srgb, var(--mantine-color-${name}-${shade}) ${share}%, transparent)`;
  return {
    [`--mantine-color-${name}-light`]: mixed(percent),
    [`--mantine-color-${name}-light-hover`]: mixed(percent + 6),
    [`--mantine-color-${name}-light-color`]: text ?? '',
  };
};
const lightTint = (name: string, tuple: MantineColorsTuple, text: number, percent = 10) =>
  tint(name, tuple[text], 6, percent);
const darkTint = (name: string, tuple: MantineColorsTuple, text = 2) => tint(name, tuple[text], 4, 18);

/** Variables of both schemes. The `--app-*` ones are ours and the only colours a component's stylesheet may name. */
export const cssVariablesResolver: CSSVariablesResolver = (theme) => {
  return {
    variables: {
      '--app-tap': '2.75rem',
      // Grows with the reader's text as far as a phone leaves the words their room.
      '--app-gutter': 'min(1rem, 5vw)',
      '--app-nav-height': '4rem',
      '--app-motion': '140ms',
      '--app-focus-ring': '2px solid var(--app-primary)',
      '--app-hero-ink': '#ffffff',
      '--app-hero-dim': '#cfe5d7',
    },
    light: {
      ...lightTint('fairway', fairway, 7),
      ...lightTint('flag', flag, 7),
      ...lightTint('bunker', bunker, 8, 12),
      ...lightTint('red', red, 7, 8),
      ...lightTint('gray', gray, 7, 8),
      '--mantine-color-body': gray[0],
      '--mantine-color-text': gray[9],
      '--mantine-color-dimmed': gray[6],
      '--mantine-color-placeholder': gray[6],
      '--mantine-color-error': red[6],
      '--mantine-color-default-border': gray[5],
      '--app-surface': '#ffffff',
      '--app-surface-quiet': gray[1],
      '--app-border': gray[2],
      '--app-control-border': gray[5],
      '--app-ink': gray[9],
      '--app-dim': gray[6],
      '--app-primary': fairway[6],
      '--app-primary-ink': '#ffffff',
      '--app-primary-text': fairway[7],
      '--app-primary-tint': fairway[0],
      '--app-accent': flag[6],
      '--app-accent-ink': '#ffffff',
      '--app-danger-text': red[6],
      '--app-sand': bunker[0],
      '--app-sand-border': bunker[2],
      '--app-sand-ink': bunker[8],
      '--app-chart-card': fairway[6],
      '--app-chart-day': bunker[6],
      '--app-chart-back': red[4],
      '--app-hero-from': fairway[7],
      '--app-hero-to': fairway[9],
      '--app-hero-line': 'rgb(255 255 255 / 9%)',
    },
    dark: {
      ...darkTint('fairway', fairway),
      ...darkTint('flag', flag),
      ...darkTint('bunker', bunker),
      ...darkTint('red', red),
      ...darkTint('gray', gray, 3),
      '--mantine-color-body': dark[8],
      '--mantine-color-text': dark[0],
      '--mantine-color-dimmed': dark[2],
      '--mantine-color-placeholder': dark[2],
      '--mantine-color-error': red[3],
      '--mantine-color-default': dark[7],
      '--mantine-color-default-hover': dark[6],
      '--mantine-color-default-border': dark[3],
      '--app-surface': dark[7],
      '--app-surface-quiet': dark[6],
      '--app-border': dark[5],
      '--app-control-border': dark[3],
      '--app-ink': dark[0],
      '--app-dim': dark[2],
      '--app-primary': fairway[4],
      '--app-primary-ink': theme.black,
      '--app-primary-text': fairway[3],
      '--app-primary-tint': '#1b2b22',
      '--app-accent': flag[4],
      '--app-accent-ink': theme.black,
      '--app-danger-text': red[3],
      '--app-sand': '#262219',
      '--app-sand-border': '#463c28',
      '--app-sand-ink': bunker[2],
      '--app-chart-card': fairway[4],
      '--app-chart-day': bunker[4],
      '--app-chart-back': red[4],
      '--app-hero-from': '#17593a',
      '--app-hero-to': '#0b2f1e',
      '--app-hero-line': 'rgb(255 255 255 / 7%)',
    },
  };
};
