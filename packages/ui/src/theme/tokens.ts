import type { MantineColorsTuple } from '@mantine/core';

/** Primary: "fairway" green. Shade 6 carries white text, shade 4 carries black text in the dark scheme. */
export const fairway: MantineColorsTuple = [
  '#eef7f1',
  '#d8ebdf',
  '#b2d7c0',
  '#86bf9c',
  '#5aa57a',
  '#388c5e',
  '#20764a',
  '#146039',
  '#0d4a2b',
  '#07331d',
];

/** Accent: "flag" coral, for today, unread counts and the one thing that asks for attention. */
export const flag: MantineColorsTuple = [
  '#fff1ec',
  '#fddfd4',
  '#f9bfab',
  '#f49b7d',
  '#ee7a54',
  '#e66034',
  '#c94419',
  '#ab3914',
  '#872c10',
  '#5f1f0a',
];

/** Warm surface: "bunker" sand, for tips, warnings and empty states. */
export const bunker: MantineColorsTuple = [
  '#fbf8f1',
  '#f5eede',
  '#ebdfc2',
  '#dfcca1',
  '#d2b880',
  '#c3a261',
  '#a78546',
  '#826634',
  '#5e4925',
  '#3c2e16',
];

/** Danger: a brick red that stays apart from the coral accent. Replaces Mantine's red, so errors use it too. */
export const red: MantineColorsTuple = [
  '#fdf1f1',
  '#fadede',
  '#f3bcbd',
  '#ea9496',
  '#e26c70',
  '#d44b50',
  '#bb2f36',
  '#98242b',
  '#741c21',
  '#4f1317',
];

/** Neutral with a trace of green. Replaces Mantine's gray. */
export const gray: MantineColorsTuple = [
  '#f6f8f6',
  '#edf1ee',
  '#dfe5e0',
  '#ccd4ce',
  '#b0b9b3',
  '#858f88',
  '#5f6963',
  '#47504a',
  '#2f3732',
  '#19201c',
];

/** Surfaces and text of the dark scheme, from text (0) to the page (8). */
export const dark: MantineColorsTuple = [
  '#e6ebe7',
  '#bcc5be',
  '#98a29b',
  '#6f7a73',
  '#465049',
  '#333b36',
  '#262d29',
  '#1a201d',
  '#121714',
  '#0b0f0d',
];
