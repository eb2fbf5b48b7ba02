import type { FieldErrors } from '@fairway/contracts/errors';
import type { PlayerPage } from '@fairway/contracts/coaching/people';
import { formatDate } from '@fairway/time/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { Anchor, Card } from '@mantine/core';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { UsualLesson } from './UsualLesson.tsx';

export interface PlayerProfileScreenProps {
  state: Loadable<{ player: PlayerPage }>;
  /** Where the way back leads. */
  id: string;
  /** Keeps the player's usual length in minutes; null for the coach's default. */
  onSave: (minutes: number | null) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

const GENDERS = { male: 'Male', female: 'Female' };
const HANDS = { left: 'Left-handed', right: 'Right-handed' };

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <Anchor inherit underline="always" c="var(--app-primary-text)" href={href}>
    {children}
  </Anchor>
);

function Details({ player }: { player: PlayerPage }) {
  return (
    <Card component="section" px="md" py={4}>
      <DetailList
        items={[
          { label: 'Plays', value: player.handed && HANDS[player.handed] },
          {
            label: 'Email',
            value: player.email ? <ContactLink href={`mailto:${player.email}`}>{player.email}</ContactLink> : null,
          },
          {
            label: 'Phone',
            value: player.phone ? <ContactLink href={`tel:${player.phone}`}>{player.phone}</ContactLink> : null,
          },
          { label: 'Date of birth', value: player.dob && formatDate(player.dob) },
          { label: 'Gender', value: player.gender && GENDERS[player.gender] },
          { label: 'Shoe size', value: player.shoe },
          { label: 'Time zone', value: player.timezone.replaceAll('_', ' ') },
        ]}
      />
    </Card>
  );
}

/** A player's details, which are theirs to change, and their usual lesson, which is the coach's. */
export function PlayerProfileScreen({ state, id, leaving = null, ...form }: PlayerProfileScreenProps) {
  const player = findReady(state)?.player;
  return (
    <Page
      header={
        <PageHeader
          title={player ? formatFullName(player) : 'Profile'}
          detail={player ? 'Profile' : undefined}
          back={{ href: proPaths.player(id), label: 'Back to the player' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the profile">
            <LoadingRows count={5} />
            <LoadingCard height={168} />
          </Loading>
        }
      >
        {(ready) => (
          <>
            <Details player={ready.player} />
            <section>
              <SectionTitle>How you teach {ready.player.first_name}</SectionTitle>
              <UsualLesson saved={ready.player.own_lesson_duration} name={ready.player.first_name} {...form} />
            </section>
          </>
        )}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
