import { isChart } from '@fairway/contracts/lessons/chart-units';
import type { RecordSection } from '@fairway/contracts/lessons/records';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { DrillCards } from '../../../practice/components/DrillCards/DrillCards.tsx';
import { ShotChart } from '../ShotChart/ShotChart.tsx';
import type { Handed } from '../ShotChart/text.ts';
import { SwingPlayer } from '../SwingPlayer/SwingPlayer.tsx';
import { VoiceNote } from '../VoiceNote/VoiceNote.tsx';
import classes from './RecordEditor.module.css';
import type { EditorSection } from './types.ts';

export interface ConflictChoiceProps {
  section: EditorSection;
  /** Its place in the record here, from 0. */
  at: number;
  /** What stands on the server; null where it was removed. */
  theirs: RecordSection | null;
  handed: Handed | null;
  onKeep: (keep: 'mine' | 'theirs') => void;
}

interface VersionProps {
  title: string;
  action: string;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ title, action, onChoose, children }: VersionProps) {
  return (
    <div className={classes.version} role="group" aria-label={title}>
      <Text fw={620} fz="sm" mb="xs">
        {title}
      </Text>
      <div className={classes.versionBody}>{children}</div>
      <Button variant="default" fullWidth mt="sm" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}

/** All that a choice may turn on. */
type Shown = Omit<EditorSection, 'ref' | 'video' | 'saved' | 'conflict'>;

const toShown = ({ type, content, chart, metric, club, overlay, drill, ...urls }: RecordSection): Shown => ({
  type,
  content: content ?? '',
  chart: chart ?? [],
  metric: metric ?? false,
  club: club ?? '',
  overlay: overlay ?? [],
  drill,
  files: urls.image_urls ?? [type === 'video' ? urls.video_url : urls.image_url],
  voice: urls.voice_url,
});

function Shows({ section, handed }: { section: Shown; handed: Handed | null }) {
  const { type, content, chart, metric, club, overlay, drill, files, voice } = section;
  return (
    <Stack gap="xs">
      {isChart(type) ? <ShotChart kind={type} author="pro" handed={handed} points={chart} metric={metric} /> : null}
      {club ? <Text>{`Club: ${club}`}</Text> : null}
      {drill ? <DrillCards drills={[drill]} /> : null}
      {type === 'video' ? (
        <SwingPlayer src={files[0] ?? null} label="Video" drawings={overlay} />
      ) : (
        files.map((src) => (src ? <img key={src} className={classes.picture} src={src} alt="" /> : null))
      )}
      {/* A drawing may stand at a moment that nobody has wound to. */}
      {overlay.length > 0 ? <Text>{`Drawings: ${overlay.length}`}</Text> : null}
      {content ? <Text className="lines">{content}</Text> : null}
      {voice ? <VoiceNote src={voice} /> : null}
    </Stack>
  );
}

/** A section that was changed on two devices: both versions, and the choice between them. */
export function ConflictChoice({ section, at, theirs, handed, onKeep }: ConflictChoiceProps) {
  return (
    <Stack gap="md">
      <Notice tone="warning">
        {theirs
          ? 'This section has been changed on another device. Choose the version to keep.'
          : 'This section has been deleted on another device. Keep it, or delete it here too.'}
      </Notice>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Version title="On this device" action="Keep this version" onChoose={() => onKeep('mine')}>
          <Shows section={section} handed={handed} />
        </Version>
        {theirs ? (
          <Version title="On the other device" action="Keep that version" onChoose={() => onKeep('theirs')}>
            <Shows section={toShown(theirs)} handed={handed} />
            {/* Where it stands here is plain to see; two that were moved alone differ in nothing else. */}
            {theirs.position === at ? null : <Text mt="xs">{`Place in the record: ${theirs.position + 1}`}</Text>}
          </Version>
        ) : (
          <Version title="On the other device" action="Delete it here too" onChoose={() => onKeep('theirs')}>
            <Text c="dimmed">Deleted</Text>
          </Version>
        )}
      </SimpleGrid>
    </Stack>
  );
}
