import type { FieldErrors } from '@fairway/contracts/errors';
import type { PlayerPage } from '@fairway/contracts/people';
import { datePhrase, fullName } from '@fairway/contracts/phrases';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import classes from './PlayerProfileScreen.module.css';
import { UsualLesson } from './UsualLesson.tsx';

export interface PlayerProfileScreenProps {
  state: ScreenState<{ player: PlayerPage }>;
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

function Details({ player }: { player: PlayerPage }) {
  return (
    <section className={classes.card}>
      <DetailList
        items={[
          { label: 'Plays', value: player.handed && HANDS[player.handed] },
          { label: 'Email', value: <a href={`mailto:${player.email}`}>{player.email}</a> },
          { label: 'Phone', value: player.phone ? <a href={`tel:${player.phone}`}>{player.phone}</a> : null },
          { label: 'Date of birth', value: player.dob && datePhrase(player.dob) },
          { label: 'Gender', value: player.gender && GENDERS[player.gender] },
          { label: 'Shoe size', value: player.shoe },
          { label: 'Time zone', value: player.timezone.replaceAll('_', ' ') },
        ]}
      />
    </section>
  );
}

/** A player's details, which are theirs to change, and their usual lesson, which is the coach's (S2 §2, A14, D17). */
export function PlayerProfileScreen({ state, id, leaving = null, ...form }: PlayerProfileScreenProps) {
  const player = state.status === 'ready' ? state.player : null;
  return (
    <Page
      header={
        <PageHeader
          title={player ? fullName(player) : 'Profile'}
          detail={player ? 'Profile' : undefined}
          back={{ href: proPaths.player(id), label: 'Back to the player' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the profile">
          <LoadingRows count={5} />
          <LoadingCard height={168} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {player ? (
        <>
          <Details player={player} />
          <section>
            <SectionTitle>How you teach {player.first_name}</SectionTitle>
            <UsualLesson saved={player.own_lesson_duration} name={player.first_name} {...form} />
          </section>
        </>
      ) : null}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
