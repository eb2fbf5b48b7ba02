import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { isChart } from '@fairway/contracts/lessons/chart-units';
import { ActionIcon, Group, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCloudUpload, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Grip } from '../../../../kit/SortableList/Grip.tsx';
import { MoveButtons } from '../../../../kit/SortableList/MoveButtons.tsx';
import { useSortableItem } from '../../../../kit/SortableList/useSortableItem.ts';
import { ShotChartEditor } from '../ShotChart/ShotChartEditor.tsx';
import type { Handed } from '../ShotChart/text.ts';
import { VoiceNoteField } from '../VoiceNote/VoiceNoteField.tsx';
import { DrillCards } from '../../../practice/components/DrillCards/DrillCards.tsx';
import { findLook } from '../section-types.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { PhraseField } from './PhraseField.tsx';
import { SectionFile } from './SectionFile.tsx';
import classes from './RecordEditor.module.css';
import type { EditorSection, SectionActions, SnippetActions } from './types.ts';

export interface SectionCardProps extends Omit<SectionActions, 'onRemove'> {
  section: EditorSection;
  handed: Handed | null;
  /** Ask the wrapper for a file, which has the camera. */
  pickPicture?: (() => Promise<File | null>) | undefined;
  pickVideo?: (() => Promise<File | null>) | undefined;
  snippets?: SnippetActions | undefined;
  /** Asks whether to delete it. */
  onAskRemove: (section: EditorSection) => void;
}

const PICTURE_LABELS: Partial<Record<EditorSection['type'], string[]>> = {
  singleImage: ['Picture'],
  doubleImage: ['Before', 'After'],
};

function SectionFields({
  section,
  handed,
  pickPicture,
  pickVideo,
  snippets,
  onEdit,
  onFile,
  onVoice,
  onRetryVideo,
}: Omit<SectionCardProps, 'onAskRemove' | 'onResolve'>) {
  const { ref, type, content, chart, metric, club, files, overlay, drill, voice } = section;
  const labels = PICTURE_LABELS[type];
  return (
    <Stack gap="md">
      {isChart(type) ? (
        <ShotChartEditor
          kind={type}
          author="pro"
          handed={handed}
          points={chart}
          metric={metric}
          onChange={(points) => onEdit(ref, { chart: points })}
          onMetricChange={type === 'putting_chart' ? (inches) => onEdit(ref, { metric: inches }) : undefined}
        />
      ) : null}
      {drill ? <DrillCards drills={[drill]} /> : null}
      {labels ? (
        <div className={classes.files}>
          {labels.map((label, nth) => (
            <SectionFile
              key={label}
              kind="picture"
              label={label}
              name={`${ref}-${nth}`}
              src={files[nth] ?? null}
              onFile={(file) => onFile(ref, nth, file)}
              pick={pickPicture}
            />
          ))}
        </div>
      ) : null}
      {type === 'video' ? (
        <SectionFile
          kind="video"
          label="Video"
          name={`${ref}-0`}
          src={files[0] ?? null}
          video={section.video}
          onRetryVideo={onRetryVideo}
          onFile={(file) => onFile(ref, 0, file)}
          pick={pickVideo}
          drawings={overlay}
          onDraw={(drawings) => onEdit(ref, { overlay: [...drawings] })}
        />
      ) : null}
      {type === 'chart' ? (
        <TextInput
          label="Club"
          description="Which club these shots were played with, if it matters."
          value={club}
          maxLength={RECORD_LIMITS.club}
          onChange={(event) => onEdit(ref, { club: event.currentTarget.value })}
        />
      ) : null}
      <PhraseField
        label={type === 'text' ? 'Text' : 'Caption'}
        name={`content-${ref}`}
        value={content}
        minRows={type === 'text' ? 4 : 2}
        snippets={snippets}
        onChange={(words) => onEdit(ref, { content: words })}
      />
      <VoiceNoteField src={voice} onRecorded={(file) => onVoice(ref, file)} onRemove={() => onVoice(ref, null)} />
    </Stack>
  );
}

/** A section to write: its grip and arrows, what it shows, its words, and the way to delete it. */
export function SectionCard({ section, onAskRemove, onResolve, ...fields }: SectionCardProps) {
  const { at, name, item, grip } = useSortableItem(section.ref);
  const { label, icon } = findLook(section);
  return (
    <li className={classes.card} {...item}>
      <Group gap={0} justify="flex-end" className={classes.head}>
        <Grip grip={grip} />
        <Group gap={6} flex="1 1 5.5rem" miw={0} wrap="nowrap" fz="sm" fw={560} c="dimmed">
          <Icon of={icon} size={18} />
          <Text span inherit truncate>
            {label}
          </Text>
          {section.saved ? null : (
            <>
              <Icon of={IconCloudUpload} size={16} />
              <VisuallyHidden>, not uploaded yet</VisuallyHidden>
            </>
          )}
        </Group>
        <MoveButtons at={at} name={name} />
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={`Delete ${name}`}
          onClick={() => onAskRemove(section)}
        >
          <Icon of={IconTrash} size={20} />
        </ActionIcon>
      </Group>
      <div className={classes.body}>
        {section.conflict ? (
          <ConflictChoice
            section={section}
            at={at}
            theirs={section.conflict.theirs}
            handed={fields.handed}
            onKeep={(keep) => onResolve(section.ref, keep)}
          />
        ) : (
          <SectionFields section={section} {...fields} />
        )}
      </div>
    </li>
  );
}
