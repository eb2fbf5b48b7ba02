import { clock, formatTimes } from '@fairway/time/phrases';
import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { percent } from '../percent.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { lessonPage } from '../../../../paths/pro.ts';
import { diaryName } from '../../../lessons/components/names.ts';
import { describeState, findBlockState, shortState } from './blockState.ts';
import type { Block } from './days.ts';
import classes from './Block.module.css';

export interface LessonBlockProps {
  block: Block;
  /** Minutes from top to bottom. */
  length: number;
  /** On its way to another time. */
  pending: boolean;
}

/** A lesson of the calendar, as tall as it is long: when, with whom, and what is to be done about it. */
export const LessonBlock = memo(function LessonBlock({ block, length, pending }: LessonBlockProps) {
  const { lesson, start, end, column, columns } = block;
  const name = diaryName(lesson);
  const state = findBlockState(lesson);
  const movable = lesson.can.change && !pending;
  const times = formatTimes(lesson.start, lesson.end);
  return (
    <AppLink
      href={lessonPage(lesson)}
      className={classes.block}
      style={{
        top: percent(start, length),
        height: percent(end - start, length),
        insetInlineStart: percent(column, columns),
        width: percent(1, columns),
      }}
      tabIndex={-1}
      draggable={false}
      aria-keyshortcuts={movable ? 'Space' : undefined}
      data-item
      data-lesson={lesson.id}
      data-state={state}
      data-over={!lesson.can.change || undefined}
      data-movable={movable || undefined}
      data-pending={pending || undefined}
      data-short={end - start < 45 || undefined}
      data-tiny={end - start < 30 || undefined}
    >
      <span className={VisuallyHidden.classes.root}>{`${times}, ${name}, ${describeState(lesson)}`}</span>
      <span className={classes.face} aria-hidden>
        <span className={classes.name}>{name}</span>
        {end - start >= 45 && end - start < 60 ? null : (
          <time className={classes.times}>{end - start < 45 ? clock(lesson.start) : times.replace(' to ', '–')}</time>
        )}
        {end - start >= 45 ? <span className={classes.state}>{shortState(lesson)}</span> : null}
      </span>
      {movable ? <span className={classes.handle} data-handle aria-hidden /> : null}
    </AppLink>
  );
});
