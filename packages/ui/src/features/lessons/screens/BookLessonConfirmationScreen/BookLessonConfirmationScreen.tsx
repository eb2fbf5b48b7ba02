import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Anchor, Button, Flex, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HoledBall } from '../../../../kit/Illustration/HoledBall.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { LoadingPage } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { LessonFacts } from '../../components/LessonFacts.tsx';
import { LessonHero } from '../../components/player/LessonHero.tsx';
import { canRepeat, SameTimeButton } from '../../components/SameTimeButton.tsx';
import { BOOK, LESSONS, sameTimePath } from '../../../../paths/player.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface BookLessonConfirmationScreenProps {
  /** Without the address of the feed, which a device does not keep, the way to it is left out. */
  state: Loadable<{ lesson: Lesson; calendarFeedURL: string }>;
  /** Hands the lesson over as a calendar file. */
  onAddToCalendar: (lesson: Lesson) => void;
  /** What is offered below all else, notifications say. */
  offer?: ReactNode;
}

/** A lesson just booked, and what can be done next. */
export function BookLessonConfirmationScreen({ state, onAddToCalendar, offer }: BookLessonConfirmationScreenProps) {
  const ready = findReady(state);
  const now = useNow();
  const gone = ready?.lesson.cancelled_at;
  return (
    <Page
      header={
        <PageHeader
          title={gone ? 'This lesson was cancelled' : 'Your lesson is booked'}
          close={{ href: LESSONS, label: 'Close' }}
        />
      }
    >
      <ScreenState state={state} loading={<LoadingPage rows={4} />}>
        {(shown) => (
          <>
            {gone ? (
              <Notice tone="warning">It is no longer in the diary.</Notice>
            ) : (
              <>
                <HoledBall />
                <LessonHero
                  eyebrow="See you there"
                  lesson={shown.lesson}
                  actions={
                    <Button
                      variant="white"
                      leftSection={<Icon of={IconCalendarPlus} size={20} />}
                      onClick={() => onAddToCalendar(shown.lesson)}
                    >
                      Add to calendar
                    </Button>
                  }
                />
              </>
            )}
            <LessonFacts lesson={shown.lesson} underHero={!gone} />
            {gone || !shown.calendarFeedURL ? null : (
              <Text c="dimmed" fz="sm">
                To keep every lesson in your calendar up to date,{' '}
                <Anchor href={shown.calendarFeedURL} inherit fw={560} underline="always" c="var(--app-primary-text)">
                  open your calendar feed
                </Anchor>
                .
              </Text>
            )}
            <Flex direction={{ base: 'column', sm: 'row' }} wrap="wrap" gap="xs">
              <Button component={AppLink} href={LESSONS}>
                Go to your lessons
              </Button>
              {gone || !canRepeat(shown.lesson, now) ? null : (
                <SameTimeButton
                  lesson={shown.lesson}
                  href={sameTimePath(shown.lesson.id)}
                  verb="Book"
                  variant="default"
                />
              )}
              <Button component={AppLink} href={BOOK} variant="default">
                Book another lesson
              </Button>
            </Flex>
            {gone ? null : offer}
          </>
        )}
      </ScreenState>
    </Page>
  );
}
