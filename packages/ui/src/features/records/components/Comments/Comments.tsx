import type { Comment } from '@fairway/contracts/lessons/records';
import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { formatWriter } from '@fairway/contracts/person-names';
import { ActionIcon, Box, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { listDate } from '../../../../format/days.ts';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import classes from './Comments.module.css';

export interface CommentsProps {
  comments: readonly Comment[];
  /** The zone whose clock the times are told by. */
  timezone: string;
  /** What is typed and not sent yet, where somebody keeps it beyond this page. */
  draft?: string;
  onDraft?: (text: string) => void;
  /** Fulfils once the comment is there; what was typed stays until then. */
  onAdd: (content: string) => Promise<void>;
  /** Fulfils once the reader's own comment is gone. */
  onRemove: (comment: Comment) => Promise<void>;
}

function Said({ comment, timezone, onAsk }: { comment: Comment; timezone: string; onAsk: () => void }) {
  const { author, guardian, created_at, content, mine } = comment;
  const at = new Date(created_at);
  return (
    <li className={classes.comment} data-mine={mine || undefined}>
      <Initials person={author} />
      <div className={classes.said}>
        <Group justify="space-between" gap="xs" align="flex-start">
          <Box flex="1 1 6rem" miw={0}>
            <Text fw={560} lh={1.3} className="wraps">
              {formatWriter(author, guardian)}
            </Text>
            <Text component="time" dateTime={created_at} c="dimmed" fz="sm" className="tabular">
              {`${listDate(dayAt(at, timezone))}, ${timeAt(at, timezone)}`}
            </Text>
          </Box>
          {mine ? (
            <ActionIcon variant="subtle" color="gray" size={44} aria-label="Delete your comment" onClick={onAsk}>
              <Icon of={IconTrash} size={20} />
            </ActionIcon>
          ) : null}
        </Group>
        <Text className="lines" mt={4} lh={1.55}>
          {content}
        </Text>
      </div>
    </li>
  );
}

/** What the player and the coach said to a record, and a place to say more; the button is there once something is typed. */
export function Comments({ comments, timezone, draft, onDraft, onAdd, onRemove }: CommentsProps) {
  const id = useId();
  const [text, setText] = useUncontrolled({ value: draft, defaultValue: '', onChange: onDraft });
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Comment | null>(null);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const send = async () => {
    setBusy(true);
    try {
      await onAdd(text.trim());
      // What was typed while it was on its way is another comment, and not sent yet.
      if (latest.current === text) setText('');
    } catch {
      // Whoever was asked has said why; what was typed is still there for another try.
    }
    setBusy(false);
  };
  const remove = async (comment: Comment) => {
    setBusy(true);
    await onRemove(comment).catch(() => undefined);
    setBusy(false);
    setAsked(null);
  };
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Comments</SectionTitle>
      <Stack gap="md">
        {comments.length > 0 ? (
          <ul className={classes.list}>
            {comments.map((comment) => (
              <Said key={comment.id} comment={comment} timezone={timezone} onAsk={() => setAsked(comment)} />
            ))}
          </ul>
        ) : null}
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !busy) void send();
          }}
        >
          <Textarea
            label="Add a comment"
            name="content"
            value={text}
            maxLength={RECORD_LIMITS.comment}
            autosize
            minRows={2}
            maxRows={8}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {text.trim() ? (
            <Button type="submit" loading={busy} mt="sm">
              Save comment
            </Button>
          ) : null}
        </form>
      </Stack>
      <ConfirmDialog
        opened={asked !== null}
        title="Delete your comment?"
        confirmLabel="Delete comment"
        cancelLabel="Keep comment"
        danger
        busy={busy}
        onConfirm={() => {
          if (asked) void remove(asked);
        }}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
