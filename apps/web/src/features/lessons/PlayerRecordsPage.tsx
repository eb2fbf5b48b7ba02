import { PlayerRecordsScreen } from '@fairway/ui/features/lessons/screens/PlayerRecordsScreen/PlayerRecordsScreen';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { parseLessonsSearch } from './historySearch.ts';
import { useLessonParts } from './useLessonParts.ts';

/** The lessons of a player: a page by itself, or beside one of them. */
export function PlayerRecordsPage() {
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const chosen = trpc.lessons.byId.useQuery({ id: id ?? '' }, { ...QUIET, enabled: id !== undefined });
  const { history, parts } = useLessonParts(
    id === undefined || chosen.isError ? null : chosen.data,
    useSearch({ from: '/player/_lessons', select: parseLessonsSearch, structuralSharing: true }),
    (search) => void navigate({ to: '.', search, replace: true, resetScroll: false }),
  );
  return <PlayerRecordsScreen {...history} parts={parts} />;
}
