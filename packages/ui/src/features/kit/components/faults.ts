import { type DistanceUnit, mostDistance, shortUnit } from '@fairway/contracts/kit/distances';
import { KIT_MESSAGES } from '@fairway/contracts/messages/kit';
import type { KitDetail, KitValues } from './KitRows/kitRow.ts';

const isMissing = (text: string): boolean => text.trim() === '';
/** A whole number as it is typed, within what a yardage may be. */
const isDistance = (text: string, most: number): boolean => /^\s*\d{1,4}\s*$/.test(text) && Number(text) <= most;

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

/** What a yardage has beside its club: how far it goes, in the unit of whoever types it. */
export function distanceIn(unit: DistanceUnit): KitDetail {
  const most = mostDistance(unit);
  return {
    label: `Distance in ${unit}`,
    placeholder: 'Distance',
    unit: shortUnit(unit),
    check: (values) => ({
      ...findMissing(values, KIT_MESSAGES.yardageMissing),
      ...(!isMissing(values.detail) &&
        !isDistance(values.detail, most) && { detail: KIT_MESSAGES.yardageRange(most, unit) }),
    }),
  };
}
