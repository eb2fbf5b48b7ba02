import type { Lesson } from '@fairway/contracts/lessons/lessons';

interface Note {
  /** Whose words they are. */
  label: string;
  text: string;
}

/** The notes of a lesson for one who reads them: what the player wrote, under their name, and what the coach has made of it since (D9b). */
export function listNotes(
  { note, player_note, player }: Pick<Lesson, 'note' | 'player_note' | 'player'>,
  side: 'player' | 'pro',
): Note[] {
  const own = { label: side === 'pro' && player ? `${player.first_name}’s note` : 'Your note', text: player_note };
  const common = { label: 'Note', text: note === player_note ? null : note };
  return [own, common].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
