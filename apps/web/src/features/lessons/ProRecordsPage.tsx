import { ProRecordsScreen } from '@fairway/ui/features/lessons/screens/ProRecordsScreen/ProRecordsScreen';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { useUnsyncedDrafts } from '../records/useUnsyncedDrafts.ts';
import { parseLessonsSearch } from './historySearch.ts';
import { useLessonParts } from './useLessonParts.ts';

/** The lessons of a coach: a page by itself, or beside one of them. */
export function ProRecordsPage() {
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const chosen = trpc.lessons.overview.useQuery({ id: id ?? '' }, { ...QUIET, enabled: id !== undefined });
  const { history, parts } = useLessonParts(
    id === undefined || chosen.isError ? null : chosen.data?.lesson,
    useSearch({ from: '/pro/_lessons', select: parseLessonsSearch, structuralSharing: true }),
    (search) => void navigate({ to: '.', search, replace: true, resetScroll: false }),
  );
  const { drafts = [], clear } = useUnsyncedDrafts(useUser().id);
  const unsynced = drafts.map(({ lesson, content }) => ({ lesson, title: content.title }));
  return <ProRecordsScreen {...history} parts={parts} drafts={{ drafts: unsynced, onClear: () => void clear() }} />;
}
