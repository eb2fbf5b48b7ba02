import { formatWriter } from '@fairway/contracts/person-names';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ThreadMessage } from './thread.ts';

/**
 * A live region: says what the other side writes while the conversation is open, to whoever hears the page. The rows themselves say nothing: they come
 * and go as the conversation is scrolled.
 */
export function MessageAnnouncer({ messages }: { messages: readonly ThreadMessage[] }) {
  const newest = messages.at(-1);
  const [opened] = useState(newest?.created_at ?? '');
  const isNew = newest !== undefined && !newest.is_own && newest.created_at > opened;
  return (
    <VisuallyHidden role="status">
      {isNew ? `${formatWriter(newest.from, newest.guardian)}: ${newest.message || 'a new message'}` : ''}
    </VisuallyHidden>
  );
}
