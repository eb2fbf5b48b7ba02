import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { diaryName } from '../../../lessons/components/names.ts';
import { listDate } from '../../../../format/days.ts';
import { lessonHref } from '../../../../paths/pro.ts';

/** A record that this device has and the server does not, or not all of it. */
export interface UnsyncedDraft {
  lesson: Lesson;
  title: string;
}

export interface DraftListProps {
  drafts: UnsyncedDraft[];
  /** Throws all of them away. */
  onClear: () => void;
}

/** The records on this device that are not uploaded yet, each a way to its page; nothing where there are none. */
export function DraftList({ drafts, onClear }: DraftListProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  if (drafts.length === 0) return null;
  return (
    <section>
      <SectionTitle id={id}>Not uploaded yet</SectionTitle>
      <ListCard labelledBy={id}>
        {drafts.map(({ lesson, title }) => (
          <ListRow
            key={lesson.id}
            href={lessonHref(lesson)}
            title={title || 'Untitled record'}
            detail={`${diaryName(lesson)}, ${listDate(lesson.date)}`}
          />
        ))}
      </ListCard>
      <Button variant="subtle" color="red" mt="xs" mih={44} onClick={() => setAsking(true)}>
        Clear local records
      </Button>
      <ConfirmDialog
        local
        opened={asking}
        title="Clear local records?"
        warning="Unsaved work on this device will be lost. Synced records are not affected."
        confirmLabel="Clear"
        cancelLabel="Keep them"
        danger
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
