import { formatDuration } from '@fairway/time/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import type { WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { Skeleton } from '@mantine/core';
import {
  IconAdjustments,
  IconCalendarDue,
  IconCalendarPlus,
  IconCalendarWeek,
  IconClockHour4,
  IconClockPause,
  IconCloudRain,
  IconHourglassLow,
  IconVideo,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { noticePhrase } from '../BookingLimitsScreen/limitsPhrase.ts';
import { proPaths } from '../../../../paths/pro.ts';

export interface DiarySummary {
  timezone: string;
  week: WeeklyRange[];
  diary_availability_months: number;
  lesson_duration: number | null;
  /** Prices in minor units of `currency`. */
  lesson_price: number | null;
  video_lessons_enabled: boolean;
  video_lessons_price: number | null;
  currency: string;
  /** Hours. */
  booking_notice_hours: number;
}

export interface DiaryScreenProps {
  /** Whether the product offers video lessons at all. */
  videos: boolean;
  state: Loadable<DiarySummary>;
}

interface Lines {
  weekly: ReactNode;
  future: ReactNode;
  pricing: ReactNode;
  video: ReactNode;
  limits: ReactNode;
}

const waiting = <Skeleton component="span" display="inline-block" width={150} height={12} radius="xs" />;
const WAITING: Lines = { weekly: waiting, future: waiting, pricing: waiting, video: waiting, limits: waiting };

const videoLine = ({ video_lessons_enabled, video_lessons_price, currency }: DiarySummary) =>
  video_lessons_enabled && video_lessons_price
    ? `${formatMoney(video_lessons_price, currency)} a video lesson`
    : 'Off: hidden from your players';

function describeSettings(summary: DiarySummary): Lines {
  const { week, diary_availability_months, lesson_duration, lesson_price, currency, ...limits } = summary;
  const days = new Set(week.map(({ day }) => day)).size;
  const price = lesson_price === null ? null : `${formatMoney(lesson_price, currency)} a credit`;
  return {
    weekly: days === 0 ? 'No hours yet: players cannot book' : `Open ${formatCount(days, 'day')} a week`,
    future: `Players can book ${formatCount(diary_availability_months, 'month')} ahead`,
    pricing:
      [lesson_duration === null ? null : formatDuration(lesson_duration), price].filter(Boolean).join(', ') ||
      'Not set yet',
    video: videoLine(summary),
    limits: `Minimum notice: ${noticePhrase(limits.booking_notice_hours).toLowerCase()}`,
  };
}

/** The settings, each with what it is set to; the lines are grey while that is on its way. */
function Menu({ lines, today, videos }: { lines: Lines; today: string; videos: boolean }) {
  return (
    <>
      <div aria-busy={lines === WAITING}>
        <ListCard label="Diary settings">
          <ListRow
            href={proPaths.weeklyHours}
            icon={IconClockHour4}
            title="Weekly availability"
            detail={lines.weekly}
          />
          <ListRow
            href={proPaths.futureAvailability}
            icon={IconCalendarPlus}
            title="Future availability"
            detail={lines.future}
          />
          <ListRow
            href={proPaths.settings}
            icon={IconAdjustments}
            title="Duration and pricing"
            detail={lines.pricing}
          />
          {videos ? (
            <ListRow
              href={proPaths.videoSettings}
              icon={IconVideo}
              title="Video lesson settings"
              detail={lines.video}
            />
          ) : null}
          <ListRow href={proPaths.limits} icon={IconHourglassLow} title="Booking limits" detail={lines.limits} />
        </ListCard>
      </div>
      <ListCard label="Single dates">
        <ListRow
          href={proPaths.calendar()}
          icon={IconCalendarWeek}
          title="Calendar"
          detail="See your day, week or month, and book or move lessons"
        />
        <ListRow
          href={proPaths.dates(today)}
          icon={IconCalendarDue}
          title="Day by day"
          detail="Bookings, days off and special hours"
        />
        <ListRow
          href={proPaths.unplayable()}
          icon={IconCloudRain}
          title="Unplayable time"
          detail="Move or cancel lessons in one step"
        />
        <ListRow
          href={proPaths.waiting}
          icon={IconClockPause}
          title="Waiting list"
          detail="Players waiting for a time"
        />
      </ListCard>
    </>
  );
}

/** The menu of the diary's settings, each with what it is set to, and the way into single dates. */
export function DiaryScreen({ state, videos }: DiaryScreenProps) {
  const today = dayAt(useNow(), findReady(state)?.timezone ?? 'UTC');
  return (
    <Page
      header={
        <PageHeader
          title="Diary"
          detail="Hours, pricing and booking limits"
          back={{ href: proPaths.calendar(), label: 'Back to the diary' }}
        />
      }
    >
      <ScreenState state={state} loading={<Menu lines={WAITING} today={today} videos={videos} />}>
        {(summary) => <Menu lines={describeSettings(summary)} today={today} videos={videos} />}
      </ScreenState>
    </Page>
  );
}
