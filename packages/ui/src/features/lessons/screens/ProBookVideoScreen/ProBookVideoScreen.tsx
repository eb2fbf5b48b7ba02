import { formatFullName } from '@fairway/contracts/person-names';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import type { VideoLessonCallbacks, VideoLessonFacts } from '../../components/videos/types.ts';
import { VideoBar } from '../../components/videos/VideoBar.tsx';
import { VideoLessonForm } from '../../components/videos/VideoLessonForm.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';

export interface ProVideoFacts extends VideoLessonFacts {
  player_id: string | null;
}

/** What a coach sends for a player of theirs. */
export interface ProVideoBooking {
  player_id: string | null;
  video1: string;
  video2: string;
  note: string | null;
}

export interface ProBookVideoScreenProps extends VideoLessonCallbacks {
  state: Loadable<ProVideoFacts>;
  onPlayer: (player: string | null) => void;
  /** Fulfils once the lesson is there; a refusal comes back in the state's `errors`. */
  onSend: (booking: ProVideoBooking) => Promise<unknown>;
}

const OPTION_LIMIT = 50;

/** A coach sends two videos for a player, who pays nothing. */
export function ProBookVideoScreen({ state, onPlayer, onSend, ...fields }: ProBookVideoScreenProps) {
  const { busy, run } = useSingleFlight(onSend);
  const player = state.status === 'ready' ? state.player_id : null;
  return (
    <VideoLessonForm
      {...fields}
      state={state}
      header={
        <PageHeader
          title="Video lesson"
          detail="For videos a player has shown or sent you. They won’t be charged."
          back={
            player
              ? { href: proPaths.player(player), label: 'Back to the player' }
              : { href: proPaths.lessons, label: 'Back to lessons' }
          }
        />
      }
      backHref={proPaths.lessons}
      busy={busy}
      lead={({ form, player_id }, { getError, clear }) => (
        <Select
          label="Player"
          data-field="player_id"
          placeholder="Search by name"
          searchable
          clearable
          limit={OPTION_LIMIT}
          maxDropdownHeight={308}
          data={form.players.map((one) => ({ value: one.id, label: formatFullName(one) }))}
          value={player_id}
          onChange={(chosen) => {
            clear('player_id');
            onPlayer(chosen);
          }}
          error={getError('player_id')}
          disabled={busy}
          clearButtonProps={{ 'aria-label': 'Clear the player' }}
        />
      )}
      noteHelp={() => 'Optional. The player can read it too.'}
      onSubmit={({ player_id, note }, videos) => void run({ player_id, ...videos, note: note.trim() || null })}
      foot={(_, button) => <VideoBar {...button} busy={busy} summary="Not charged" label="Send videos" />}
    />
  );
}
