import type { OfferAdd } from '@fairway/contracts/offers/offers';
import { addCategory } from '../../apps/server/src/domains/offers/categories/service.ts';
import { addOffer } from '../../apps/server/src/domains/offers/catalogue/service.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { Clock } from './clock.ts';
import { withDrawings } from './drawing.ts';

const scene = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">${inner}</svg>`;

const HILLS = (near: string, far: string) =>
  `<path d="M0 560c320-150 560-60 860-120s500 10 740-90v650H0z" fill="${far}"/>
   <path d="M0 720c400-130 660 40 1040-70 240-68 400-20 560-70v420H0z" fill="${near}"/>`;

/** A bunker at the edge of a green in the morning, the ball still in it. */
const BUNKER = scene(`
  <rect width="1600" height="1000" fill="#dcecf3"/><circle cx="1280" cy="230" r="96" fill="#fdf3d4"/>
  ${HILLS('#2f8a5b', '#6fb48d')}
  <ellipse cx="620" cy="830" rx="430" ry="104" fill="#e4d3a8"/><ellipse cx="620" cy="846" rx="370" ry="72" fill="#f1e5c3"/>
  <circle cx="700" cy="838" r="22" fill="#fff"/><path d="M1180 730V380" stroke="#46544c" stroke-width="10"/>
  <path d="M1180 384l150 52-150 56z" fill="#ff6a55"/>`);

/** The same green in the evening. */
const EVENING = scene(`
  <rect width="1600" height="1000" fill="#f3d5b0"/><circle cx="420" cy="420" r="130" fill="#f7b783"/>
  ${HILLS('#1d5c41', '#4d8a6c')}
  <ellipse cx="980" cy="810" rx="380" ry="90" fill="#3f9a6d"/><ellipse cx="1010" cy="806" rx="26" ry="8" fill="#123b29"/>
  <path d="M1010 804V470" stroke="#2d332f" stroke-width="10"/><path d="M1010 474l140 48-140 52z" fill="#ff6a55"/>
  <circle cx="760" cy="826" r="18" fill="#fff"/>`);

/** Ten balls on the range, one for each lesson. */
const RANGE = scene(`
  <rect width="1600" height="1000" fill="#cfe6da"/>${HILLS('#2c7f55', '#86bf9e')}
  ${Array.from({ length: 10 }, (_, nth) => `<circle cx="${260 + (nth % 5) * 270}" cy="${770 + Math.floor(nth / 5) * 110}" r="34" fill="#fff"/><circle cx="${252 + (nth % 5) * 270}" cy="${762 + Math.floor(nth / 5) * 110}" r="7" fill="#dfe6e1"/>`).join('')}`);

/** A flag over the dunes by the sea. */
const LINKS = scene(`
  <rect width="1600" height="1000" fill="#bfd9ea"/><rect y="470" width="1600" height="140" fill="#5f93b4"/>
  <path d="M0 640c260-110 420-60 700-70s560-120 900-20v450H0z" fill="#a9b06a"/>
  <path d="M0 780c380-110 700 30 1000-50s440-20 600-50v320H0z" fill="#5e8f4e"/>
  <path d="M520 800V420" stroke="#40463c" stroke-width="10"/><path d="M520 424l150 52-150 56z" fill="#ff6a55"/>`);

type Planned = Omit<OfferAdd, 'started_at' | 'ended_at'> & {
  pictures: string[];
  /** The day it is made on, and its first and last day, counted from today. */
  made: number;
  starts?: number;
  ends?: number;
};

const OFFERS: Planned[] = [
  {
    category: 'Clinics',
    title: 'Winter bunker clinic',
    description:
      'Two hours in the sand in a group of six: the splash shot, the plugged lie, and how to stop fearing either.\n\nHot drinks are on the house. Bring a sand wedge and warm gloves.',
    button_type: 'Book my place',
    price: 4500,
    qty: 4,
    pictures: [BUNKER, EVENING],
    made: -20,
    ends: 24,
  },
  {
    category: 'Packages',
    title: 'Ten lessons for the price of nine',
    description: 'Forty credits, which pay for ten hours of lessons. They last a year, whenever you come.',
    price: 45_000,
    lesson_credits_value: 40,
    pictures: [RANGE],
    made: -90,
  },
  {
    category: 'Equipment',
    title: 'Free club check',
    description: 'A quarter of an hour on the launch monitor with the clubs you have: grips, lofts and lies.',
    button_type: 'Claim it',
    price: 0,
    pictures: [],
    made: -45,
  },
  {
    category: 'Trips',
    title: 'Three days on the coast',
    description:
      'Three rounds on the links with a lesson before each. Room and breakfast are part of it, the wind is free.',
    price: 95_000,
    qty: 8,
    pictures: [LINKS],
    made: -3,
    starts: 12,
  },
];

/** Fills the coach's shop: something limited, something free, something with credits, and something to come. */
export async function openShop(coach: Actor, clock: Clock): Promise<void> {
  for (const { pictures, made, starts, ends, ...offer } of OFFERS) {
    const dates = {
      started_at: starts === undefined ? null : clock.day(starts),
      ended_at: ends === undefined ? null : clock.day(ends),
    };
    await withDrawings('image_files', pictures, (files) =>
      addOffer(coach, { ...offer, ...dates }, clock.on(made), { files }),
    );
  }
  await addCategory(coach, { name: 'Vouchers' }, clock.on(-3));
}
