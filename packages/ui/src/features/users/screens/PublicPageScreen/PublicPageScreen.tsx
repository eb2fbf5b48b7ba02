import type { PublicPage } from '@fairway/contracts/users/public-page';
import { clock, formatDay } from '@fairway/time/phrases';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { accountPaths } from '../../../../paths/account.ts';
import { bookTimePath, joinPath, loginPath, publicPagePath, type ChosenTime } from '../../../../paths/public.ts';
import { NotFoundScreen } from '../../../../app/NotFoundScreen/NotFoundScreen.tsx';
import { AboutCoach, hasAbout } from './AboutCoach.tsx';
import { CoachHero, formatOffer } from './CoachHero.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import classes from './PublicPageScreen.module.css';

export interface PublicPageScreenProps {
  /** `page` is null where there is none at this address. */
  state: Loadable<{ page: PublicPage | null }>;
}

/** Where a time leads: a player of the coach to its booking, a stranger to joining first, and nobody else anywhere. */
function findHref({ visitor, refusal, code }: PublicPage, chosen: ChosenTime): string | null {
  if (refusal !== null || visitor === 'owner') return null;
  return visitor === 'player' ? bookTimePath(chosen) : joinPath(code, chosen);
}

function OwnPage() {
  return (
    <Notice tone="info">
      <Group justify="space-between" gap="sm">
        This is your public page, as others see it.
        <Anchor component={AppLink} href={accountPaths.publicPage} fw={620}>
          Change its settings
        </Anchor>
      </Group>
    </Notice>
  );
}

/** Who has an account already comes back to this page, which leads the coach's own players on to booking. */
const LogIn = ({ page: { code, first_name } }: { page: PublicPage }) => (
  <Text c="dimmed" ta="center">
    {`Already ${first_name}’s player? `}
    <Anchor component={AppLink} href={loginPath(publicPagePath(code))} inherit fw={620}>
      Log in
    </Anchor>
  </Text>
);

function Ready({ page }: { page: PublicPage }) {
  const { slots, duration } = page;
  const [chosenDate, setDate] = useState<string | null>(null);
  // A day may lose its last free time while it is looked at.
  const date = (chosenDate && slots[chosenDate] ? chosenDate : Object.keys(slots).toSorted()[0]) ?? null;
  const first = date === null ? undefined : slots[date]?.[0];
  const toChosen = (start: string): ChosenTime => ({ duration, date: date ?? '', start });
  const bookHref = first ? findHref(page, toChosen(first.start)) : null;
  return (
    <div className={classes.page} data-about={hasAbout(page) || undefined}>
      {page.visitor === 'owner' ? <OwnPage /> : null}
      <CoachHero page={page} />
      <div className={classes.columns}>
        <div className={classes.booking}>
          <FreeTimes
            page={page}
            date={date}
            onDate={setDate}
            getHref={bookHref === null ? null : (start) => findHref(page, toChosen(start)) ?? ''}
          />
          {page.visitor === 'stranger' ? <LogIn page={page} /> : null}
        </div>
        {hasAbout(page) ? <AboutCoach page={page} /> : null}
      </div>
      {first && date && bookHref !== null ? (
        <div className={classes.bar}>
          <ActionBar summary={`${formatDay(date)}, ${clock(first.start)}`} detail={formatOffer(page)}>
            <Button component={AppLink} href={bookHref}>
              Book
            </Button>
          </ActionBar>
        </div>
      ) : null}
    </div>
  );
}

const LoadingPage = () => (
  <div className={classes.page} data-about>
    <Loading label="Loading the page">
      <Skeleton className={classes.loadingHero} />
      <div className={classes.columns}>
        <div className={classes.booking}>
          <LoadingCard height={420} />
        </div>
        <div className={classes.about}>
          <Skeleton width="40%" height={24} />
          <Skeleton height={120} />
        </div>
      </div>
    </Loading>
  </div>
);

/** A coach's shop window: who they are, when they are free, and the way to a lesson. */
export function PublicPageScreen({ state }: PublicPageScreenProps) {
  return (
    <ScreenState state={state} failedLevel={1} loading={<LoadingPage />}>
      {({ page }) => (page ? <Ready page={page} /> : <NotFoundScreen homeHref="/" />)}
    </ScreenState>
  );
}
