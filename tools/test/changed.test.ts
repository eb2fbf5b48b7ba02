import { expect, test } from 'vitest';
import { databaseFolders } from './changed.ts';

test('a change anywhere in a feature is for the database tests of its domain, once', () => {
  const files = [
    'apps/server/src/domains/offers/catalogue/rules.ts',
    'packages/contracts/src/offers/offers.ts',
    'packages/ui/src/features/offers/screens/OfferScreen/OfferScreen.tsx',
  ];
  expect(databaseFolders(files)).toEqual(['apps/server/src/domains/offers/']);
});

test('a file of no domain is for those beside it, and a text for none', () => {
  expect(databaseFolders(['packages/db/src/pool.ts', 'e2e/api/world.ts', 'README.md', 'docs/rules/money.md'])).toEqual([
    'packages/db/src/',
    'e2e/api/',
  ]);
});
