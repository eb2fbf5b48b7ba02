import { capitalize } from '@fairway/contracts/capitals';
import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** What a reader hears at a grip. */
export const INSTRUCTIONS =
  'To move it, press space or enter, then the arrow keys. Press space or enter again to put it down, or escape to leave it where it was.';

/** "picture 2 of 4", for the second of four. */
export const placeName = (noun: string, at: number, count: number): string => `${noun} ${at + 1} of ${count}`;

export const movedText = (noun: string, from: number, to: number, count: number): string =>
  `${capitalize(noun)} ${from + 1} is now ${placeName(noun, to, count)}.`;

type Listeners = Required<Pick<DndContextProps, 'onDragOver' | 'onDragEnd' | 'onDragCancel'>>;

/** Tells what a reader hears while one of these is dragged. Its start is told as held over its own place. */
export function createAnnouncers(noun: string, ids: readonly string[], tell: (text: string) => void): Listeners {
  const findPlace = ({ id }: { id: UniqueIdentifier }) => ids.indexOf(String(id));
  const nameItem = (at: number) => capitalize(placeName(noun, at, ids.length));
  const stays = (from: number) => `${nameItem(from)} stays where it was.`;
  return {
    onDragOver: ({ active, over }) => {
      if (over) tell(`${nameItem(findPlace(active))} is held over place ${findPlace(over) + 1}.`);
    },
    onDragEnd: ({ active, over }) => {
      const [from, to] = [findPlace(active), over ? findPlace(over) : -1];
      tell(to < 0 || from === to ? stays(from) : movedText(noun, from, to, ids.length));
    },
    onDragCancel: ({ active }) => tell(stays(findPlace(active))),
  };
}
