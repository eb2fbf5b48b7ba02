import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { LessonOverview } from '@fairway/contracts/lessons/lesson-overview';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMessage, IconNotes, IconPhone, IconUser } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { listDate } from '../../../../format/days.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { findReady } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { CashPayment } from '../../components/CashPayment/CashPayment.tsx';
import { AttendanceChoice, type NoteAttendance } from '../../components/AttendanceChoice.tsx';
import {
  type AskMoney,
  type CashPaymentOptions,
  useCashPayment,
} from '../../components/CashPayment/useCashPayment.tsx';
import { LessonFacts } from '../../components/LessonFacts.tsx';
import { isOnNow } from '../../components/isOnNow.ts';
import { lessonName } from '../../components/names.ts';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';

export interface LessonOverviewScreenProps extends CashPaymentOptions {
  state: Loadable<LessonOverview>;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean, following?: boolean) => Promise<unknown>;
  onAttendance: NoteAttendance;
}

/** Both at the top, for a coach who stands on the range with one hand free. */
function Reach({ phone }: { phone: string }) {
  return (
    <Group gap="xs" grow>
      <Button variant="default" component="a" href={`tel:${phone}`} leftSection={<IconPhone size={18} aria-hidden />}>
        Call
      </Button>
      <Button variant="default" component="a" href={`sms:${phone}`} leftSection={<IconMessage size={18} aria-hidden />}>
        Text
      </Button>
    </Group>
  );
}

/** How a record begins, in three lines at most, and how long it is. */
function RecordSummary({ parts, excerpt }: NonNullable<LessonOverview['record']>) {
  return (
    <>
      {`This lesson, ${formatCount(parts, 'part')}`}
      {excerpt ? (
        <Text span inherit c="var(--app-ink)" lineClamp={3}>
          {excerpt}
        </Text>
      ) : null}
    </>
  );
}

/** The way to the player, and to what was written: of this lesson, and of the one before. A guest has neither. */
function Around({ lesson, contact, record, last_record }: LessonOverview) {
  const isOn = isOnNow(lesson, useNow().getTime());
  const { player_id, recorded, awaiting_record } = lesson;
  if (!player_id) return null;
  return (
    <ListCard label="Player and records">
      {contact ? (
        <ListRow icon={IconUser} title={lessonName(lesson)} detail="Player" href={proPaths.player(player_id)} />
      ) : null}
      {recorded || awaiting_record || isOn ? (
        <ListRow
          icon={IconNotes}
          title={recorded ? (lesson.title ?? 'Record') : isOn ? 'Create new Lesson record' : 'Write the record'}
          detail={record ? <RecordSummary {...record} /> : 'This lesson'}
          href={proPaths.record(player_id, lesson.id)}
        />
      ) : null}
      {last_record ? (
        <ListRow
          icon={IconNotes}
          title={last_record.title ?? 'Record'}
          detail={`Last record, ${listDate(last_record.date)}`}
          href={proPaths.record(player_id, last_record.id)}
        />
      ) : null}
    </ListCard>
  );
}

interface DetailsProps extends LessonOverview, Pick<LessonOverviewScreenProps, 'onAttendance'> {
  onAsk: AskMoney;
  onCancel: (lesson: Lesson) => void;
}

function Details({ onAsk, onCancel, onAttendance, ...overview }: DetailsProps) {
  const { lesson, contact } = overview;
  return (
    <>
      {contact?.phone ? <Reach phone={contact.phone} /> : null}
      <LessonFacts lesson={lesson} side="pro" />
      <AttendanceChoice lesson={lesson} onAttendance={onAttendance} />
      <CashPayment lesson={lesson} onAsk={onAsk} />
      {lesson.can.change ? (
        <Button component={AppLink} href={proPaths.change(lesson.id)} variant="default">
          Move or change
        </Button>
      ) : null}
      <Around {...overview} />
      {lesson.can.cancel ? (
        <Button variant="subtle" color="red" onClick={() => onCancel(lesson)}>
          {lesson.group ? 'Cancel place' : 'Cancel lesson'}
        </Button>
      ) : null}
    </>
  );
}

/** A lesson as its coach needs it on the day: what is known of it, whom to call, and what can be done about it. */
export function LessonOverviewScreen({ state, onCancel, onAttendance, ...options }: LessonOverviewScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const money = useCashPayment(options);
  const cancelling = useCancelLesson({ side: 'pro', onCancel, onDone: () => hereRef.current?.focus() });
  const lesson = findReady(state)?.lesson;
  return (
    <Page
      header={
        <PageHeader
          title={lesson?.type === LESSON_TYPES.video ? 'Video lesson' : 'Lesson'}
          // Its room is kept while it loads. The times stand in the card: with them it would need a second line on a phone.
          detail={lesson ? `${lessonName(lesson)}, ${listDate(lesson.date)}` : ' '}
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={300} />
            <LoadingRows count={2} />
          </Loading>
        }
      >
        {(overview) => (
          <Stack ref={hereRef} tabIndex={-1} gap="lg" style={{ outline: 'none' }}>
            <Details {...overview} onAsk={money.ask} onCancel={cancelling.ask} onAttendance={onAttendance} />
          </Stack>
        )}
      </ScreenState>
      {cancelling.dialog}
      {money.dialog}
    </Page>
  );
}
