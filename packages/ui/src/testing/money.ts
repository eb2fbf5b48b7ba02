import type { Money, TakingsMonth } from '@fairway/contracts/checkout/takings';
import { shiftMonth, toMonth } from '@fairway/time/calendar';
import { TODAY } from './clock.ts';
import { ALEX, LONG_NAMED, PRIYA } from './people.ts';

/** A coach's price of a credit. */
export const TERMS = { lesson_price: 1250, currency: 'GBP' };

const nothing = { credits: 0, offer: 0, video_lesson: 0, on_day: 0, refunded: 0 };

/** A month `ago`, its total worked out. */
const aMonth = (ago: number, over: Partial<typeof nothing>): TakingsMonth => {
  const sums = { ...nothing, ...over };
  const total = sums.credits + sums.offer + sums.video_lesson + sums.on_day - sums.refunded;
  return { month: shiftMonth(toMonth(TODAY), -ago), ...sums, total };
};

/** The last twelve months, this one last: `scale` minor units to a pound. */
const someMonths = (scale = 1): TakingsMonth[] =>
  [
    { credits: 42_000, on_day: 18_500 },
    { credits: 36_000, on_day: 25_000 },
    { credits: 21_500, on_day: 9_000 },
    { credits: 12_000, refunded: 26_000 },
    {},
    { credits: 18_000, on_day: 30_000, offer: 9_900 },
    { credits: 64_000, on_day: 42_500, offer: 29_700 },
    { credits: 58_000, on_day: 38_000, video_lesson: 7_500 },
    { credits: 71_000, on_day: 52_500, video_lesson: 10_000, refunded: 5_000 },
    { credits: 66_000, on_day: 44_000, offer: 19_800 },
    { credits: 52_500, on_day: 36_000, video_lesson: 2_500 },
    { credits: 45_000, on_day: 27_500, offer: 9_900, video_lesson: 5_000, refunded: 5_000 },
  ].map((over, nth) =>
    aMonth(11 - nth, Object.fromEntries(Object.entries(over).map(([kind, sum]) => [kind, sum * scale]))),
  );

/** A year of a coach's money, with three players who hold credits. */
export const someMoney = (over: Partial<Money> = {}): Money => ({
  ...TERMS,
  begun: true,
  takings: [{ currency: 'GBP', months: someMonths() }],
  unspent: [{ currency: 'GBP', credits: 27, value: 28_750 }],
  players: [
    { player: ALEX, currency: 'GBP', credits: 14, value: 17_500 },
    { player: PRIYA, currency: 'GBP', credits: 9, value: 11_250 },
    { player: LONG_NAMED, currency: 'GBP', credits: 4, value: 0 },
  ],
  ...over,
});

/** The same in yen, with euros from before. */
export const someYen = (): Money =>
  someMoney({
    currency: 'JPY',
    lesson_price: 2500,
    takings: [
      { currency: 'JPY', months: someMonths(2) },
      {
        currency: 'EUR',
        months: Array.from({ length: 12 }, (_, nth) => aMonth(11 - nth, nth === 2 ? { credits: 24_000 } : {})),
      },
    ],
    unspent: [
      { currency: 'JPY', credits: 20, value: 50_000 },
      { currency: 'EUR', credits: 2, value: 4_000 },
    ],
    players: [
      { player: ALEX, currency: 'JPY', credits: 20, value: 50_000 },
      { player: PRIYA, currency: 'EUR', credits: 2, value: 4_000 },
    ],
  });

/** Sums as large as they come. */
export const muchMoney = (): Money =>
  someMoney({
    takings: [{ currency: 'GBP', months: someMonths(250) }],
    unspent: [{ currency: 'GBP', credits: 1_240, value: 15_500_000 }],
    players: [{ player: LONG_NAMED, currency: 'GBP', credits: 1_240, value: 15_500_000 }],
  });

/** A coach who has taken nothing yet. */
export const noMoney = (): Money =>
  someMoney({
    begun: false,
    takings: [{ currency: 'GBP', months: Array.from({ length: 12 }, (_, nth) => aMonth(11 - nth, {})) }],
    unspent: [{ currency: 'GBP', credits: 0, value: 0 }],
    players: [],
  });
