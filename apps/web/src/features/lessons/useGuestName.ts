import { useUser } from '../../app/session/useUser.ts';
import { useTypedFor } from './useTypedFor.ts';

/** The name of the guest whom a coach is booking for, typed here or at the time that was chosen in the calendar. */
export function useGuestName(player_id: string | null) {
  const { id } = useUser();
  return useTypedFor(`booking-guest-${id}`, player_id, '');
}
