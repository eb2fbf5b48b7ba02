import type { CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { Axis } from './axis.ts';
import { type Draft, draftFor, moveDraft, stepLength } from './draft.ts';
import type { DraftStore } from './draftStore.ts';

const ITEM = '[data-item]';
const listItems = (column: Element | undefined): HTMLElement[] =>
  column ? [...column.querySelectorAll<HTMLElement>(ITEM)] : [];
const findMiddle = (item: Element) => {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
};
const findNearest = (items: HTMLElement[], to: number): HTMLElement | undefined =>
  items.toSorted((a, b) => Math.abs(findMiddle(a) - to) - Math.abs(findMiddle(b) - to))[0];

interface KeyOptions {
  axis: Axis;
  dates: readonly string[];
  bodyRef: RefObject<HTMLDivElement | null>;
  store: DraftStore;
  findLesson: (id: string) => CalendarLesson | undefined;
  onDrop: (draft: Draft) => void;
}

const ACROSS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The lifted lesson after a key: a quarter of an hour, a day, or with shift another length. */
function stepDraft(axis: Axis, dates: readonly string[], draft: Draft, key: string, shift: boolean): Draft {
  const down = DOWN[key];
  if (down && shift) return stepLength(draft, down);
  if (down) return moveDraft(axis, draft, draft.date, draft.start + down * TIME_STEP_MINUTES);
  const at = dates.indexOf(draft.date) + (ACROSS[key] ?? 0);
  return moveDraft(axis, draft, dates[Math.min(Math.max(at, 0), dates.length - 1)]!, draft.start);
}

/**
 * The calendar by keys: it is one stop of the tab key, arrows walk through its lessons and free times, and space lifts a lesson,
 * which arrows then move and Enter puts down.
 */
export function useCalendarKeys({ axis, dates, bodyRef, store, findLesson, onDrop }: KeyOptions) {
  // One of the items is the stop of the tab key, whatever is drawn.
  useEffect(() => {
    const body = bodyRef.current;
    if (!body || body.querySelector(`${ITEM}[tabindex="0"]`)) return;
    body.querySelector<HTMLElement>(ITEM)?.setAttribute('tabindex', '0');
  });

  // A lesson that moves to another day is drawn anew in that day's column: the focus goes with it.
  const focusedRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = focusedRef.current;
    if (!focused || focused.isConnected) return;
    focusedRef.current = null;
    const lesson = focused.dataset['lesson'];
    if (!lesson || document.activeElement !== document.body) return;
    bodyRef.current?.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(lesson)}"]`)?.focus();
  });

  const walk = (item: HTMLElement, key: string): HTMLElement | undefined => {
    const columns = [...(bodyRef.current?.querySelectorAll('[data-day]') ?? [])];
    const column = item.closest('[data-day]');
    const at = column ? columns.indexOf(column) : -1;
    const own = listItems(columns[at]);
    const down = DOWN[key];
    if (down) return own[own.indexOf(item) + down];
    const across = ACROSS[key] ?? 0;
    for (let next = at + across; next >= 0 && next < columns.length; next += across) {
      const nearest = findNearest(listItems(columns[next]), findMiddle(item));
      if (nearest) return nearest;
    }
    return undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const item = event.target.closest<HTMLElement>(ITEM);
    if (!item) return;
    const { key, shiftKey } = event;
    const draft = store.get();
    const isArrow = key in ACROSS || key in DOWN;
    if (draft) {
      if (isArrow) store.set(stepDraft(axis, dates, draft, key, shiftKey));
      else if (key === 'Enter' || key === ' ') {
        store.set(null);
        const lesson = draft.lesson;
        onDrop(lesson && draft.end - draft.start !== lesson.duration ? { ...draft, kind: 'resize' } : draft);
      } else if (key === 'Escape' || key === 'Tab') store.set(null);
      if (key !== 'Tab') event.preventDefault();
      return;
    }
    if (isArrow) {
      event.preventDefault();
      walk(item, key)?.focus();
    } else if (key === ' ' && item.dataset['lesson']) {
      event.preventDefault();
      const lesson = findLesson(item.dataset['lesson']);
      if (lesson?.can.change) store.set(draftFor(axis, lesson, 'move'));
    }
  };

  const onFocus = (event: { target: EventTarget }) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(ITEM)) return;
    for (const other of bodyRef.current?.querySelectorAll(`${ITEM}[tabindex="0"]`) ?? [])
      other.setAttribute('tabindex', '-1');
    event.target.setAttribute('tabindex', '0');
    focusedRef.current = event.target;
  };
  // Not heard of what is taken out of the page.
  const onBlur = () => {
    focusedRef.current = null;
  };
  return { onKeyDown, onFocus, onBlur };
}
