import type { BagClub } from '@fairway/contracts/kit/bag';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { Yardage } from '@fairway/contracts/kit/yardages';
import type { KitRow, KitValues } from '@fairway/ui/features/kit/components/KitRows/kitRow';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { refetchUnread } from '../../trpc/queryClient.ts';
import { getQueryKey } from '@trpc/react-query';
import type { KitStep } from './pendingKit.ts';
import type { KitListName } from './pendingStore.ts';

/** How a list of rows is called, asked for and shown. */
interface KitList {
  isComplete: (values: KitValues) => boolean;
  /** The rows as far as this device knows; undefined where it knows none. */
  read: (user_id: string) => KitRow[] | undefined;
  send: (user_id: string, step: KitStep) => Promise<unknown>;
  refresh: (user_id: string) => Promise<unknown>;
}

const toPlaces = (ids: readonly string[]) => ids.map((id, nth) => ({ id, order: nth + 1 }));
const replaceRow = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];
const isText = (text: string): boolean => text.trim() !== '';

/** A distance as somebody types it, in yards; null where it is none. */
export function parseYards(text: string): number | null {
  const yards = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return yards <= KIT_LIMITS.yd ? yards : null;
}

export const toClubRow = ({ id, order, club, name }: BagClub): KitRow => ({ id, order, club, detail: name });
export const toYardageRow = ({ id, order, club, yd }: Yardage): KitRow => ({
  id,
  order,
  club,
  detail: yd === null ? '' : `${yd}`,
});

const removeFrom = <Row extends { id: string }>(rows: readonly Row[], gone: string): Row[] =>
  rows.filter(({ id }) => id !== gone);
/** A row that was removed before is what its owner wants. */
const orGone = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: { data?: { httpStatus?: number } }) => {
    if (error.data?.httpStatus !== 404) throw error;
  });

const bag: KitList = {
  isComplete: ({ club, detail }) => isText(club) && isText(detail),
  read: (id) => utils.kit.bag.getData({ id })?.map(toClubRow),
  refresh: (id) => utils.kit.bag.invalidate({ id }),
  async send(user_id, step) {
    const show = async (change: (clubs: BagClub[]) => BagClub[]) => {
      // A question that is under way would answer what was true before.
      await utils.kit.bag.cancel({ id: user_id });
      utils.kit.bag.setData({ id: user_id }, (clubs) => clubs && change(clubs));
      refetchUnread(getQueryKey(trpc.kit.bag));
    };
    switch (step.kind) {
      case 'add': {
        const added = await trpcClient.kit.addClub.mutate({ id: step.id, order: step.order });
        return show((clubs) => replaceRow(clubs, added));
      }
      case 'change': {
        const { club, detail: name } = step.values;
        const changed = await trpcClient.kit.changeClub.mutate({ id: step.id, club, name });
        return show((clubs) => replaceRow(clubs, changed));
      }
      case 'remove':
        await orGone(trpcClient.kit.removeClub.mutate({ id: step.id }));
        return show((clubs) => removeFrom(clubs, step.id));
      case 'place': {
        const ordered = await trpcClient.kit.orderBag.mutate({ clubs: toPlaces(step.ids) });
        return show(() => ordered);
      }
    }
  },
};

const yardages: KitList = {
  isComplete: ({ club, detail }) => isText(club) && parseYards(detail) !== null,
  read: () => utils.kit.yardages.getData()?.map(toYardageRow),
  refresh: () => utils.kit.yardages.invalidate(),
  async send(_user_id, step) {
    const show = async (change: (rows: Yardage[]) => Yardage[]) => {
      // A question that is under way would answer what was true before.
      await utils.kit.yardages.cancel();
      utils.kit.yardages.setData(undefined, (rows) => rows && change(rows));
      refetchUnread(getQueryKey(trpc.kit.yardages));
    };
    switch (step.kind) {
      case 'add': {
        const added = await trpcClient.kit.addYardage.mutate({ id: step.id, order: step.order });
        return show((rows) => replaceRow(rows, added));
      }
      case 'change': {
        const { club, detail } = step.values;
        const changed = await trpcClient.kit.changeYardage.mutate({ id: step.id, club, yd: detail });
        return show((rows) => replaceRow(rows, changed));
      }
      case 'remove':
        await orGone(trpcClient.kit.removeYardage.mutate({ id: step.id }));
        return show((rows) => removeFrom(rows, step.id));
      case 'place': {
        const ordered = await trpcClient.kit.orderYardages.mutate({ yardages: toPlaces(step.ids) });
        return show(() => ordered);
      }
    }
  },
};

export const KIT: Record<KitListName, KitList> = { bag, yardages };
