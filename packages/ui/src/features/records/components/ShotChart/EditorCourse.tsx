import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import type { Landing } from '@fairway/contracts/lessons/dispersion';
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type Ref, useId, useRef } from 'react';
import { ActiveShot, type ActiveShotHandle } from './ActiveShot.tsx';
import { findActiveNumber } from './editor.ts';
import classes from './EditorCourse.module.css';
import { findNearest, findPlace, findScale, type Place, snap, toLanding, toPlace } from './geometry.ts';
import { type CourseProps, ShotCourse } from './ShotCourse.tsx';
import { Shots } from './Shots.tsx';
import { describeChart, describeShot, formatLanding } from './text.ts';
import type { ShotEditor } from './useShotEditor.ts';

export interface EditorCourseProps extends CourseProps {
  editor: ShotEditor;
  className?: string | undefined;
  ref: Ref<HTMLDivElement>;
}

const STEPS: Record<string, Landing> = {
  ArrowLeft: { horizon: -1, vertically: 0 },
  ArrowRight: { horizon: 1, vertically: 0 },
  ArrowUp: { horizon: 0, vertically: 1 },
  ArrowDown: { horizon: 0, vertically: -1 },
};
/** A finger this near to a ball, in px, means it: half of what a target for touch measures. */
const REACH = 22;
/** A pointer that moves more than these pixels does not tap. */
const STILL = 8;

/** A press on the course, until the finger is lifted. */
interface Press {
  box: DOMRect;
  /** Where it began, on the screen. */
  start: Place;
  /** From the finger to the ball it took hold of, so that the ball does not jump under it. Null where it only taps. */
  grip: Place | null;
}

/** The course to work on: a tap places a shot or takes one up, a drag or the arrow keys move the active one. */
export function EditorCourse({ editor, className, ref, ...course }: EditorCourseProps) {
  const { state, dispatch, announce } = editor;
  const { shots, mode } = state;
  const { kind, author, metric = false } = course;
  const scale = getChartScale(kind, metric);
  const active = useRef<ActiveShotHandle>(null);
  const press = useRef<Press | null>(null);
  const instructions = useId();
  const number = findActiveNumber(state);

  const follow = ({ clientX, clientY }: PointerEvent, { box, grip }: Press): Landing | null => {
    if (!grip) return null;
    const { x, y } = findPlace({ x: clientX, y: clientY }, box);
    const landing = toLanding({ x: x + grip.x, y: y + grip.y });
    active.current?.hold(toPlace(landing));
    const to = snap(landing);
    dispatch({ type: 'move', to }, 'dragging');
    return to;
  };
  const takeHold = (event: PointerEvent<SVGSVGElement>, ball: Place) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const finger = findPlace({ x: event.clientX, y: event.clientY }, box);
    const away = { x: ball.x - finger.x, y: ball.y - finger.y };
    const isOnBall = Math.hypot(away.x, away.y) * findScale(box) <= REACH;
    press.current = { box, start: { x: event.clientX, y: event.clientY }, grip: isOnBall ? away : { x: 0, y: 0 } };
    follow(event, press.current);
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (mode.name !== 'idle') takeHold(event, toPlace(mode.draft));
    else {
      const box = event.currentTarget.getBoundingClientRect();
      press.current = { box, start: { x: event.clientX, y: event.clientY }, grip: null };
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    if (press.current) follow(event, press.current);
  };
  const tap = ({ clientX, clientY }: PointerEvent, { box, start }: Press) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) return;
    const place = findPlace({ x: clientX, y: clientY }, box);
    const index = findNearest(shots, place, REACH / findScale(box));
    if (index >= 0) dispatch({ type: 'edit', index });
    else dispatch({ type: 'add', at: snap(toLanding(place)) });
  };
  const onPointerUp = (event: PointerEvent) => {
    const { current } = press;
    if (!current) return;
    press.current = null;
    const to = follow(event, current);
    active.current?.hold(null);
    if (to) announce(`${formatLanding(to, scale)}.`);
    else tap(event, current);
  };
  // The page scrolls, or the browser takes the finger for something else of its own.
  const onPointerCancel = () => {
    press.current = null;
    active.current?.hold(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
    const by = STEPS[event.key];
    if (by) dispatch({ type: 'step', by });
    else if (event.key === 'Enter') dispatch({ type: 'done' });
    else if (event.key === 'Escape') dispatch({ type: 'cancel' });
    else return;
    event.preventDefault();
  };
  const working =
    mode.name === 'idle' || number === null
      ? {}
      : {
          role: 'application',
          tabIndex: 0,
          'aria-label': describeShot(number, mode.draft, scale),
          'aria-describedby': instructions,
          'data-active': true,
          // Escape gives the draft up; it does not close a full screen too.
          'data-mantine-stop-propagation': true,
          onKeyDown,
        };
  return (
    <div ref={ref} className={classes.work} {...working}>
      <ShotCourse
        {...course}
        className={className}
        label={mode.name === 'idle' ? describeChart({ kind, points: shots, author, metric }) : undefined}
        layer={{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }}
      >
        <Shots shots={shots} without={number} dimmed={mode.name !== 'idle'} />
        {mode.name === 'idle' || number === null ? null : <ActiveShot ref={active} shot={mode.draft} number={number} />}
      </ShotCourse>
      <VisuallyHidden id={instructions}>
        Arrow keys move the shot, Enter keeps it, Escape leaves it as it was.
      </VisuallyHidden>
    </div>
  );
}
