import { dark as darkTokens, fairway, gray } from '../../ui/src/theme/tokens.ts';
import { expect, test } from 'vitest';
import { dark, light } from './colors.ts';

test('mails have the colours of the design system', () => {
  expect(light).toMatchObject({
    page: gray[0],
    border: gray[2],
    ink: gray[9],
    dim: gray[6],
    brand: fairway[7],
    button: fairway[6],
    panel: fairway[0],
    panelBorder: fairway[1],
  });
  expect(dark).toMatchObject({
    page: darkTokens[8],
    card: darkTokens[7],
    border: darkTokens[5],
    ink: darkTokens[0],
    dim: darkTokens[2],
    brand: fairway[3],
    button: fairway[4],
    buttonInk: darkTokens[9],
  });
});
