import { Skeleton, Stack } from '@mantine/core';
import { type ComponentType, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { onDemand } from '../onDemand.tsx';
import { Loading } from '../StateView/Loading.tsx';
import classes from './contentsOnDemand.module.css';

/** What a label with its field takes up of a form, and the buttons at its end, in rem. */
const FIELD = 5.625;
const BUTTONS = 3.75;

/** How high the contents are as they come, in rem. */
interface Height {
  phone: number;
  /** Where the buttons stand side by side, from 36em on. */
  wide?: number;
}

interface WaitingProps {
  height: Height;
  sheetRef: RefObject<Element | null>;
}

/** Grey shapes in the place of the contents, and as high: the sheet keeps its frame when they come. */
function Waiting({ height: { phone, wide = phone }, sheetRef }: WaitingProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    sheetRef.current = hereRef.current?.closest('[role="dialog"]') ?? null;
  }, [sheetRef]);
  const count = Math.max(1, Math.round((phone - BUTTONS) / FIELD));
  return (
    <Loading>
      <Stack
        ref={hereRef}
        className={classes.waiting}
        gap="md"
        style={{ '--height': `${phone}rem`, '--height-wide': `${wide}rem` }}
      >
        {Array.from({ length: count }, (_, field) => (
          <Stack key={field} flex={1} gap="xs">
            <Skeleton w={field % 2 ? '24%' : '36%'} h="0.875rem" radius="xs" />
            <Skeleton flex={1} />
          </Stack>
        ))}
        <Skeleton h="2.75rem" />
      </Stack>
    </Loading>
  );
}

/** A dialog gives the focus away once, as it opens; the field that is to have it comes later. */
function GiveFocus({ sheetRef }: Pick<WaitingProps, 'sheetRef'>) {
  // Before anybody can have gone to another field.
  useLayoutEffect(() => {
    sheetRef.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    sheetRef.current = null;
  }, [sheetRef]);
  return null;
}

/**
 * What stands in a sheet, a form most of all, and need not be there before somebody opens it: no page waits for its code. The sheet is
 * given `load` and has it fetched right after the page; whoever opens the sheet before it is here finds grey shapes in its place.
 */
export function contentsOnDemand<Props extends object>(
  fetchContents: () => Promise<ComponentType<Props>>,
  height: Height,
) {
  const { Part, load } = onDemand(fetchContents);
  function Contents(props: Props) {
    const sheetRef = useRef<Element>(null);
    return (
      <Suspense fallback={<Waiting height={height} sheetRef={sheetRef} />}>
        <Part {...props} />
        <GiveFocus sheetRef={sheetRef} />
      </Suspense>
    );
  }
  return { Contents, load };
}
