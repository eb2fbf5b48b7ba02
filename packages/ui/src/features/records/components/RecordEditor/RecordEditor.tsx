import { RECORD_LIMITS } from '@fairway/contracts/constants';
import type { SectionType } from '@fairway/contracts/lessons/records';
import { Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { SortableList } from '../../../../kit/SortableList/SortableList.tsx';
import type { Handed } from '../ShotChart/text.ts';
import { DrillPicker } from '../../../practice/components/DrillPicker/DrillPicker.tsx';
import { findLook } from '../section-types.ts';
import { UnfinishedProvider, useUnfinished } from '../unfinished.ts';
import { EditorBar } from './EditorBar.tsx';
import classes from './RecordEditor.module.css';
import { SectionCard } from './SectionCard.tsx';
import { SaveAsTemplate, StartFromTemplate } from './TemplateTools.tsx';
import type {
  DrillActions,
  EditorSection,
  SectionActions,
  SnippetActions,
  SyncState,
  TemplateActions,
} from './types.ts';

export type { EditorSection, SyncState } from './types.ts';

export interface RecordEditorProps extends SectionActions {
  title: string;
  sections: EditorSection[];
  handed: Handed | null;
  sync: SyncState;
  /** This device has no room for what was written last. */
  full: boolean;
  canAdd: boolean;
  /** Ask the wrapper for a file. */
  pickPicture?: (() => Promise<File | null>) | undefined;
  pickVideo?: (() => Promise<File | null>) | undefined;
  /** What the coach begins records with; left out until it is known. */
  templates?: TemplateActions | undefined;
  snippets?: SnippetActions | undefined;
  /** The coach's drills, to add one to the record. */
  drills: DrillActions;
  onTitle: (title: string) => void;
  onAdd: (type: SectionType) => void;
  onMove: (from: number, to: number) => void;
  onSave: () => void;
  /** Leaves the editor; what is not on the server is thrown away. */
  onCancel: () => void;
}

type Question = { kind: 'untitled' } | { kind: 'cancel' } | { kind: 'remove'; section: EditorSection } | null;

/** Scrolls to a section that was just added and gives its first field the focus. */
function useShowAdded(sections: EditorSection[]) {
  const listRef = useRef<HTMLUListElement>(null);
  const count = useRef(sections.length);
  useEffect(() => {
    const grown = sections.length > count.current;
    count.current = sections.length;
    if (!grown) return;
    const card = listRef.current?.lastElementChild;
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
  }, [sections.length]);
  return listRef;
}

/** A record as the coach writes it: its title, its sections, and the bar that adds to them and saves. */
export function RecordEditor(props: RecordEditorProps) {
  const {
    title,
    sections,
    handed,
    sync,
    full,
    canAdd,
    pickPicture,
    pickVideo,
    templates,
    snippets,
    drills,
    onTitle,
    onAdd,
    onMove,
    onSave,
    onCancel,
  } = props;
  const { onEdit, onRemove, onFile, onVoice, onRetryVideo, onResolve } = props;
  const [question, setQuestion] = useState<Question>(null);
  const [isChoosing, setChoosing] = useState(false);
  const listRef = useShowAdded(sections);
  const unfinished = useUnfinished();
  // What is being said or placed belongs to the record: it is ended and saved with the rest, or is thrown away with it.
  const save = () => void Promise.all([...unfinished].map((work) => work.finish())).then(onSave);
  const cancel = () => {
    for (const work of unfinished) work.drop();
    onCancel();
  };
  const close = () => setQuestion(null);
  const answer = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <UnfinishedProvider value={unfinished}>
      <Stack gap="md" component="section" aria-label="Lesson record">
        {full ? (
          <Notice tone="warning">
            This device is out of space, so your latest changes are not kept here. Save now, before leaving this page.
          </Notice>
        ) : null}
        <TextInput
          label="Title"
          name="title"
          size="lg"
          placeholder="What did you work on?"
          value={title}
          maxLength={RECORD_LIMITS.title}
          onChange={(event) => onTitle(event.currentTarget.value)}
        />
        {sections.length === 0 ? (
          <>
            <Text c="dimmed" className={classes.hint}>
              Add text, a shot chart or a picture from the bar below. Your work is kept on this device until you save.
            </Text>
            {templates ? <StartFromTemplate {...templates} /> : null}
          </>
        ) : null}
        <SortableList ids={sections.map(({ ref }) => ref)} noun="section" onMove={onMove}>
          <ul ref={listRef} className={classes.list} aria-label="Sections">
            {sections.map((section) => (
              <SectionCard
                key={section.ref}
                section={section}
                handed={handed}
                pickPicture={pickPicture}
                pickVideo={pickVideo}
                snippets={snippets}
                onEdit={onEdit}
                onFile={onFile}
                onVoice={onVoice}
                onRetryVideo={onRetryVideo}
                onResolve={onResolve}
                onAskRemove={(asked) => setQuestion({ kind: 'remove', section: asked })}
              />
            ))}
          </ul>
        </SortableList>
        {templates && sections.length > 0 ? <SaveAsTemplate onSave={templates.onSave} /> : null}
        <EditorBar
          sync={sync}
          canAdd={canAdd}
          onAdd={onAdd}
          onAddDrill={() => {
            drills.choice.onOpen();
            setChoosing(true);
          }}
          onSave={() => (title.trim() === '' ? setQuestion({ kind: 'untitled' }) : save())}
          onCancel={() =>
            sync.status === 'saved' && unfinished.size === 0 ? cancel() : setQuestion({ kind: 'cancel' })
          }
        />
        <DrillPicker
          opened={isChoosing}
          title="Add a drill"
          choice={drills.choice}
          chosen={sections.flatMap(({ drill }) => drill?.id ?? [])}
          onChoose={(drill) => {
            setChoosing(false);
            drills.onChoose(drill);
          }}
          onClose={() => setChoosing(false)}
        />
        <ConfirmDialog
          local
          opened={question?.kind === 'untitled'}
          title="You haven't added a title. Are you sure you want to continue?"
          confirmLabel="Continue"
          onConfirm={answer(save)}
          onClose={close}
        />
        <ConfirmDialog
          local
          opened={question?.kind === 'cancel'}
          title="Are you sure you want to cancel?"
          warning="Unsaved changes will be lost."
          confirmLabel="Discard changes"
          cancelLabel="Keep writing"
          danger
          onConfirm={answer(cancel)}
          onClose={close}
        />
        <ConfirmDialog
          local
          opened={question?.kind === 'remove'}
          title="Are you sure you want to delete this section?"
          confirmLabel="Delete section"
          cancelLabel="Keep section"
          danger
          onConfirm={answer(() => question?.kind === 'remove' && onRemove(question.section.ref))}
          onClose={close}
        >
          {question?.kind === 'remove' ? findLook(question.section).label : null}
        </ConfirmDialog>
      </Stack>
    </UnfinishedProvider>
  );
}
