import type { ThreadMessage } from '@fairway/ui/features/messaging/components/Thread/thread';
import type { User } from '@fairway/contracts/auth/accounts';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '../../app/connection/useOnline.ts';
import { useQueue } from '../../app/outbox/useQueue.ts';
import { listOutbox, readPicture, type Conversation } from './messageStore.ts';
import { onOutboxChange } from './outbox.ts';

/** Addresses on this device of pictures that it keeps, by id; each lives as long as the page. */
export function usePreviews(ids: readonly string[]): Record<string, string> {
  const [previews, setPreviews] = useState<Record<string, string>>({});
  const wanted = ids.join(' ');
  useEffect(() => {
    let gone = false;
    const made: string[] = [];
    const show = async () => {
      for (const id of wanted.split(' ').filter(Boolean)) {
        const blob = await readPicture(id).catch(() => null);
        if (!blob || gone) continue;
        const url = URL.createObjectURL(blob);
        made.push(url);
        setPreviews((now) => ({ ...now, [id]: url }));
      }
    };
    void show();
    return () => {
      gone = true;
      for (const url of made) URL.revokeObjectURL(url);
      setPreviews({});
    };
  }, [wanted]);
  return previews;
}

/** What a person has written in a conversation and the server has not: as messages of it. */
export function useOutbox({ user_id, player_id }: Conversation, user: User): ThreadMessage[] {
  const entries = useQueue(user_id, listOutbox, onOutboxChange);
  const isOnline = useOnline();
  const mine = useMemo(() => entries.filter((entry) => entry.player_id === player_id), [entries, player_id]);
  const previews = usePreviews(mine.flatMap(({ content }) => content.pictures.map(({ id }) => id)));
  return useMemo(
    () =>
      mine.map(
        ({ key, created_at, content: { text, pictures, lesson, offer, drill, quoted }, failure }): ThreadMessage => {
          const waiting = isOnline ? 'sending' : 'queued';
          return {
            id: key,
            from: user,
            guardian: user.guardian_acts ? user.guardian : null,
            message: text,
            created_at: new Date(created_at).toISOString(),
            is_own: true,
            images: pictures.flatMap(({ id }) => previews[id] ?? []),
            lesson,
            offer,
            drill,
            quoted,
            group: null,
            delivery: failure === null ? waiting : 'failed',
            is_unread: false,
            failure,
          };
        },
      ),
    [mine, previews, isOnline, user],
  );
}
