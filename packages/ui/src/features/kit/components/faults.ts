import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import { KIT_MESSAGES } from '@fairway/contracts/messages/kit';
import type { KitDetail, KitValues } from './KitRows/kitRow.ts';

const isMissing = (text: string): boolean => text.trim() === '';
/** Whole yards as they are typed, within what a yardage may be. */
const isYards = (text: string): boolean => /^\s*\d{1,4}\s*$/.test(text) && Number(text) <= KIT_LIMITS.yd;

const findMissing = ({ club, detail }: KitValues, words: string): Partial<KitValues> => ({
  ...(isMissing(club) && { club: words }),
  ...(isMissing(detail) && { detail: words }),
});

/** What a club has beside its name: its model. */
export const MODEL: KitDetail = {
  label: 'Model',
  placeholder: 'Model',
  check: (values) => findMissing(values, KIT_MESSAGES.clubMissing),
};

/** What a yardage has beside its club: how far it goes. */
export const DISTANCE: KitDetail = {
  label: 'Distance in yards',
  placeholder: 'Distance',
  unit: 'yd',
  check: (values) => ({
    ...findMissing(values, KIT_MESSAGES.yardageMissing),
    ...(!isMissing(values.detail) && !isYards(values.detail) && { detail: KIT_MESSAGES.yardageRange(KIT_LIMITS.yd) }),
  }),
};
