import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ThreadPage } from './thread.ts';

/** Nearer to the end than this counts as there, in px. */
const NEAR_END = 48;
/** How many screens from an end the next page is asked for. */
const AHEAD = 1.5;

/** Where conversations were left, by their name, for whoever comes back from a page that one of their cards led to. */
const places = new Map<string, { id: string; offset: number }>();

export interface ThreadScroll {
  /** What the place is remembered under. */
  name: string;
  listRef: RefObject<VirtualizerHandle | null>;
  /** What the list scrolls in: the list is the last thing in it. */
  scrollRef: RefObject<HTMLElement | null>;
  page: ThreadPage;
  onBefore: () => void;
  onAfter: () => void;
  onSeen: () => void;
}

/** So many frames without a change are calm; a list that never comes to rest is shown all the same. */
const CALM_FRAMES = 2;
const MOST_FRAMES = 20;

/** Whether a list has measured what it opens with: until then it corrects where it stands, which nobody is to see. */
function useSettled(listRef: RefObject<VirtualizerHandle | null>, hasRows: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled || !hasRows) return;
    let [calm, left, before] = [0, MOST_FRAMES, ''];
    const look = () => {
      const list = listRef.current;
      const now = list ? `${list.scrollOffset} ${list.scrollSize}` : '';
      calm = now === before ? calm + 1 : 0;
      before = now;
      left -= 1;
      if (calm >= CALM_FRAMES || left === 0) setSettled(true);
      else frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [listRef, hasRows, isSettled]);
  return isSettled;
}

/** What a reader moves a list with: a wheel, a finger, its bar, the keyboard. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface ScrollerWatch {
  /** A reader lays hands on it. */
  onTouch: () => void;
  /** The browser has laid the list out in another height: the list itself tells of the heights that it reckons with. */
  onHeight: () => void;
}

/** Tells of what the list that scrolls does not tell. */
function useScrollerWatch(scrollRef: RefObject<HTMLElement | null>, watch: ScrollerWatch): void {
  const latest = useRef(watch);
  useLayoutEffect(() => {
    latest.current = watch;
  });
  useEffect(() => {
    const scroller = scrollRef.current;
    const list = scroller?.lastElementChild;
    if (!list) return;
    const touch = () => latest.current.onTouch();
    for (const hand of HANDS) scroller.addEventListener(hand, touch, { passive: true });
    const observer = new ResizeObserver(() => latest.current.onHeight());
    observer.observe(list);
    return () => {
      for (const hand of HANDS) scroller.removeEventListener(hand, touch);
      observer.disconnect();
    };
  }, [scrollRef]);
}

/**
 * Where a conversation stands: it opens at what was asked for, at the first unread message or at its end, stays where it is when older
 * messages come above, and stays at its end while it is there and something comes below.
 */
export function useThreadScroll({ name, listRef, scrollRef, page, onBefore, onAfter, onSeen }: ThreadScroll) {
  const { messages, before, after, sought } = page;
  const [first_unread] = useState(() => messages.find(({ is_unread }) => is_unread)?.id ?? null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [hasNew, setHasNew] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const isOpened = useRef(false);
  const isHeld = useRef(true);
  const first = messages[0]?.id;
  const last = messages.at(-1);
  const [known, setKnown] = useState({ first, count: messages.length, isShifted: false });
  if (known.first !== first || known.count !== messages.length) {
    // Older messages came above where the one that was first is first no more: then the list keeps its place by its end.
    const isShifted = known.first !== first && messages.some(({ id }) => id === known.first);
    setKnown({ first, count: messages.length, isShifted });
  }

  const toEnd = () => {
    isHeld.current = true;
    setHasNew(false);
    listRef.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  };
  const show = (id: string): boolean => {
    const nth = messages.findIndex((message) => message.id === id);
    if (nth < 0) return false;
    isHeld.current = false;
    setShown(id);
    listRef.current?.scrollToIndex(nth, { align: 'center' });
    return true;
  };

  // It opens where it should before anything is painted.
  useLayoutEffect(() => {
    if (isOpened.current || messages.length === 0) return;
    isOpened.current = true;
    const place = sought === null && first_unread === null ? places.get(name) : undefined;
    const left = messages.findIndex(({ id }) => id === place?.id);
    if (place && left >= 0) {
      isHeld.current = false;
      listRef.current?.scrollToIndex(left, { align: 'start', offset: place.offset });
      return;
    }
    const start = sought ?? first_unread;
    const nth = messages.findIndex(({ id }) => id === start);
    isHeld.current = nth < 0;
    if (nth < 0) listRef.current?.scrollToIndex(messages.length - 1, { align: 'end' });
    else listRef.current?.scrollToIndex(nth, sought === null ? { align: 'start' } : { align: 'center' });
  }, [name, listRef, messages, sought, first_unread]);

  // What comes at the end is followed by whoever is there, and by whoever wrote it; to others it is told.
  const followRef = useRef(toEnd);
  useLayoutEffect(() => {
    followRef.current = toEnd;
  });
  const seenLast = useRef(last?.id);
  useLayoutEffect(() => {
    if (seenLast.current === last?.id) return;
    seenLast.current = last?.id;
    if (!last || after !== 'none') return;
    if (isHeld.current || last.is_own) followRef.current();
    else setHasNew(true);
  }, [last, after]);

  const remember = (list: VirtualizerHandle) => {
    if (!isOpened.current) return;
    const nth = list.findItemIndex(list.scrollOffset);
    const id = messages[nth]?.id;
    if (isHeld.current || id === undefined) places.delete(name);
    else places.set(name, { id, offset: list.scrollOffset - list.getItemOffset(nth) });
  };
  const look = () => {
    const list = listRef.current;
    if (!list) return;
    remember(list);
    const { scrollOffset, scrollSize, viewportSize } = list;
    const left = scrollSize - scrollOffset - viewportSize;
    const isEnd = left < NEAR_END;
    setAtEnd(isEnd);
    if (isEnd) setHasNew(false);
    if (before === 'more' && scrollOffset < viewportSize * AHEAD) onBefore();
    if (after === 'more' && left < viewportSize * AHEAD) onAfter();
    if (isEnd && after === 'none') onSeen();
  };
  // A list that grows (pictures, a font, another size of text) is short of its end for a moment too, and then follows it: only its
  // reader takes it away from there. So what counts is where the browser has it, which the list learns of later, and that it came
  // there by a hand or with nothing having grown, as a screen reader moves it.
  const isTouched = useRef(false);
  const onTouch = () => {
    isTouched.current = true;
  };
  const seen = useRef({ offset: 0, size: 0 });
  const onScroll = () => {
    const [list, scroller] = [listRef.current, scrollRef.current];
    if (list && scroller) {
      const { scrollTop: offset, scrollHeight: size, clientHeight } = scroller;
      const isAway = size - offset - clientHeight >= NEAR_END;
      const isUp = offset < seen.current.offset && (isTouched.current || size === seen.current.size);
      if (isAway && isUp) isHeld.current = false;
      else if (!isAway && list.scrollSize - list.scrollOffset - list.viewportSize < NEAR_END) {
        isHeld.current = true;
        isTouched.current = false;
      }
      seen.current = { offset, size };
    }
    look();
  };
  // Pictures, a longer answer below, the keyboard: the end stays in sight of whoever was there.
  const onResize = () => {
    if (isHeld.current && isOpened.current) listRef.current?.scrollToIndex(messages.length - 1, { align: 'end' });
    look();
  };
  useScrollerWatch(scrollRef, { onTouch, onHeight: onResize });

  const isSettled = useSettled(listRef, messages.length > 0);

  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  // A page that does not fill the screen is never scrolled, and one that is left in the background is not seen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => latest.current());
    const onVisible = () => latest.current();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('focus', onVisible);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onVisible);
    };
  }, [messages, before, after]);

  return {
    first_unread,
    isSettled,
    isShifted: known.isShifted,
    isAtEnd,
    hasNew,
    shown,
    show,
    toEnd,
    onScroll,
    onResize,
  };
}
