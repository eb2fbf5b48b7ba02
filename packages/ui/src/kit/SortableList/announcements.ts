import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a reader hears at a grip. */
export const INSTRUCTIONS =
  'To move it, press space or enter, then the arrow keys. Press space or enter again to put it down, or escape to leave it where it was.';

/** A text as it begins a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "picture 2 of 4", for the second of four. */
export const placeName = (noun: string, at: number, count: number): string => `${noun} ${at + 1} of ${count}`;

export const movedText = (noun: string, from: number, to: number, count: number): string =>
  `${capitalize(noun)} ${from + 1} is now ${placeName(noun, to, count)}.`;

/** What a reader hears while one of these is dragged. */
export function createAnnouncements(noun: string, ids: readonly string[]): Announcements {
  const findPlace = ({ id }: { id: UniqueIdentifier }) => ids.indexOf(String(id));
  const nameItem = (at: number) => capitalize(placeName(noun, at, ids.length));
  const held = (from: number, to: number) => `${nameItem(from)} is held over place ${to + 1}.`;
  const stays = (from: number) => `${nameItem(from)} stays where it was.`;
  return {
    onDragStart: ({ active }) => held(findPlace(active), findPlace(active)),
    onDragOver: ({ active, over }) => (over ? held(findPlace(active), findPlace(over)) : undefined),
    onDragEnd: ({ active, over }) => {
      const [from, to] = [findPlace(active), over ? findPlace(over) : -1];
      return to < 0 || from === to ? stays(from) : movedText(noun, from, to, ids.length);
    },
    onDragCancel: ({ active }) => stays(findPlace(active)),
  };
}
