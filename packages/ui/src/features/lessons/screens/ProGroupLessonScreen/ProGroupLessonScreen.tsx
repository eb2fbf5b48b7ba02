import type { GroupLessonPage, PlaceRequest } from '@fairway/contracts/lessons/group-lessons';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatWhen } from '@fairway/time/phrases';
import { Button, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Disclosure } from '../../../../kit/Disclosure/Disclosure.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import type { NoteAttendance } from '../../components/AttendanceChoice.tsx';
import { type CashPaymentOptions, useCashPayment } from '../../components/CashPayment/useCashPayment.tsx';
import { GroupFacts } from '../../components/group/GroupFacts.tsx';
import { GroupHero } from '../../components/group/GroupHero.tsx';
import { LessonTags } from '../../components/LessonTags.tsx';
import { lessonName } from '../../components/names.ts';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import { loadGivePlaceForm } from './GivePlaceForm.tsx';
import { PlaceCard, type PlaceCardProps } from './PlaceCard.tsx';

export interface ProGroupLessonScreenProps extends CashPaymentOptions {
  state: Loadable<{ group: GroupLessonPage }>;
  onAttendance: NoteAttendance;
  /** Fulfils once it is cancelled for everybody. */
  onCancel: () => Promise<unknown>;
  /** Fulfils once a place is taken back; `refund` is the coach's answer about one that is taken back late. */
  onTakeBack: (place: Lesson, refund: boolean) => Promise<unknown>;
  /** The form that gives somebody a place. */
  renderGiving: (group: GroupLessonPage, onDone: () => void) => ReactNode;
}

/** Who waits, in the order of asking. */
function Line({ line }: { line: PlaceRequest[] }) {
  if (line.length === 0) return null;
  return (
    <section>
      <SectionTitle>Waiting list</SectionTitle>
      <ListCard label="Waiting list">
        {line.map(({ player, offered_until }) => (
          <ListRow
            key={player.id}
            lead={<Initials person={player} />}
            title={formatFullName(player)}
            detail={offered_until ? 'A place is kept for them now' : 'Told when a place is free'}
            href={proPaths.player(player.id)}
          />
        ))}
      </ListCard>
    </section>
  );
}

/** Those who have a place, and below them those who have left theirs. */
function Places({
  group,
  onGive,
  ...on
}: { group: GroupLessonPage; onGive: () => void } & Omit<PlaceCardProps, 'place'>) {
  const live = group.booked.filter(({ cancelled_at }) => cancelled_at === null);
  const left = group.booked.filter(({ cancelled_at }) => cancelled_at !== null);
  return (
    <>
      <section>
        <SectionTitle id="places">Places</SectionTitle>
        {live.length === 0 ? (
          <Text c="dimmed">{group.cancelled_at ? 'Nobody is expected.' : 'Nobody has joined yet.'}</Text>
        ) : (
          <Stack component="ul" gap="xs" p={0} m={0} aria-labelledby="places" style={{ listStyle: 'none' }}>
            {live.map((place) => (
              <PlaceCard key={place.id} place={place} {...on} />
            ))}
          </Stack>
        )}
        {group.can.join ? (
          <Button variant="light" fullWidth mt="sm" leftSection={<Icon of={IconUserPlus} size={20} />} onClick={onGive}>
            Give a place
          </Button>
        ) : null}
      </section>
      <Line line={group.line} />
      {left.length > 0 ? (
        <Disclosure title="Left or cancelled" count={left.length}>
          <ListCard label="Left or cancelled">
            {left.map((place) => (
              <ListRow
                key={place.id}
                title={lessonName(place)}
                href={proPaths.lesson(place.id)}
                meta={<LessonTags lesson={place} />}
              />
            ))}
          </ListCard>
        </Disclosure>
      ) : null}
    </>
  );
}

const RETURNS = {
  credits: 'and will get their credits back',
  on_day: 'and will owe nothing',
  either: 'will get their credits back, and will owe nothing',
};

/** Who hears of it, and what becomes of what they paid. A guest is not told (D8). */
const describeReturn = ({ taken, payment_type, booked }: GroupLessonPage): string => {
  const told = booked.filter(({ player_id, cancelled_at }) => player_id && !cancelled_at).length;
  if (told === 0) return taken === 0 ? 'Nobody has joined yet.' : 'Please tell your guests yourself.';
  return `${formatCount(told, 'player')} will be told, ${RETURNS[payment_type]}.`;
};

/** A group lesson as its coach needs it: who has a place, who waits, who came, and what can be done about it. */
export function ProGroupLessonScreen(props: ProGroupLessonScreenProps) {
  const { state, onAttendance, onCancel, onTakeBack, renderGiving, ...options } = props;
  const hereRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [giving, setGiving] = useState(false);
  const money = useCashPayment(options);
  const cancelling = useSingleFlight(onCancel);
  const taking = useCancelLesson({ side: 'pro', onCancel: onTakeBack, onDone: () => hereRef.current?.focus() });
  const cancel = async () => {
    if (!(await cancelling.run())) return;
    setAsked(false);
    hereRef.current?.focus();
  };
  return (
    <Page
      header={
        <PageHeader title="Group lesson" back={{ href: proPaths.groupLessons, label: 'Back to group lessons' }} />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the group lesson">
            <LoadingCard height={168} />
            <LoadingRows count={3} />
          </Loading>
        }
      >
        {({ group }) => (
          <Stack ref={hereRef} tabIndex={-1} gap="lg" style={{ outline: 'none' }}>
            <GroupHero
              group={group}
              eyebrow="Group lesson"
              actions={
                group.can.change ? (
                  <Button variant="white" component={AppLink} href={proPaths.changeGroup(group.id)}>
                    Move or change
                  </Button>
                ) : undefined
              }
            />
            <Places
              group={group}
              onAttendance={onAttendance}
              onAsk={money.ask}
              onTakeBack={taking.ask}
              onGive={() => setGiving(true)}
            />
            <GroupFacts group={group} side="pro" />
            {group.can.cancel ? (
              <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
                Cancel group lesson
              </Button>
            ) : null}
            <ConfirmDialog
              opened={asked}
              title="Cancel this group lesson for everybody?"
              confirmLabel="Cancel group lesson"
              cancelLabel="Keep group lesson"
              danger
              busy={cancelling.busy}
              onConfirm={() => void cancel()}
              onClose={() => setAsked(false)}
            >
              {`${group.title}, ${formatWhen(group)}. ${describeReturn(group)}`}
            </ConfirmDialog>
            <Sheet
              opened={giving}
              title="Give a place"
              load={group.can.join ? loadGivePlaceForm : undefined}
              onClose={() => setGiving(false)}
            >
              {renderGiving(group, () => setGiving(false))}
            </Sheet>
          </Stack>
        )}
      </ScreenState>
      {money.dialog}
      {taking.dialog}
    </Page>
  );
}
