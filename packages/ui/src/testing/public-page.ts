import type { PublicPage } from '@fairway/contracts/users/public-page';
import { addDays } from '@fairway/time/calendar';
import { TODAY, ZONE } from './clock.ts';
import { SAM } from './people.ts';
import { aProfile } from './pictures.ts';
import { someSlots } from './slots.ts';

/** The page of a coach with a profile, a venue and a price, as a stranger sees it. */
export function aPublicPage(over: Partial<PublicPage> = {}): PublicPage {
  const { image, intro, qualifications, specialisms } = aProfile();
  const last_date = addDays(TODAY, 13);
  const slots = Object.entries({ ...someSlots(), ...someSlots(last_date.slice(0, 7)) });
  return {
    code: 'PARFUR',
    first_name: SAM.first_name,
    last_name: SAM.last_name,
    image,
    intro,
    qualifications,
    specialisms,
    venue: 'Parkfield Golf Club',
    timezone: ZONE,
    duration: 60,
    price: 5000,
    currency: 'GBP',
    first_date: TODAY,
    last_date,
    slots: Object.fromEntries(slots.filter(([date]) => date <= last_date)),
    indexed: false,
    visitor: 'stranger',
    refusal: null,
    ...over,
  };
}
